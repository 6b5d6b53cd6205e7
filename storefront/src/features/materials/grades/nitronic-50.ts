import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_NITRONIC_50: GradeFacts = {
  stockGrade: "NITRONIC 50",
  densitySource: "nsn50",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", max: 0.06, source: "vn50" },
        { element: "Mn", min: 4, max: 6, source: "vn50" },
        { element: "P", max: 0.04, source: "vn50" },
        { element: "S", max: 0.03, source: "vn50" },
        { element: "Si", min: 0.2, max: 0.75, source: "vn50" },
        { element: "Cr", min: 20.5, max: 23.5, source: "vn50" },
        { element: "Ni", min: 11.5, max: 13.5, source: "vn50" },
        { element: "Mo", min: 1.5, max: 3, source: "vn50" },
        { element: "Nb", min: 0.1, max: 0.3, source: "vn50" },
        { element: "V", min: 0.1, max: 0.3, source: "vn50" },
        { element: "N", min: 0.2, max: 0.4, source: "vn50" },
        { element: "Fe", balance: true, source: "vn50" },
      ],
    },
  ],
  conditions: [
    {
      name: "Annealed",
      spec: "ASTM A276 / A479 XM-19 / AMS 5764",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 55, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 100, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 35, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 55, unit: "%", source: "GK" },
      ],
    },
    {
      name: "Cold Worked (90K)",
      spec: "mill spec level 1",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 90, unit: "ksi", source: "vn50" },
        { property: "Tensile Strength", limit: "min", value: 110, unit: "ksi", source: "vn50" },
        { property: "Elongation", limit: "min", value: 35, unit: "%", source: "vn50" },
        { property: "Reduction of Area", limit: "min", value: 55, unit: "%", source: "vn50" },
      ],
    },
    {
      name: "Cold Worked High Strength (105K)",
      spec: "mill spec level 2",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 105, unit: "ksi", source: "vn50" },
        { property: "Tensile Strength", limit: "min", value: 135, unit: "ksi", source: "vn50" },
        { property: "Elongation", limit: "min", value: 20, unit: "%", source: "vn50" },
        { property: "Reduction of Area", limit: "min", value: 50, unit: "%", source: "vn50" },
      ],
    },
    {
      name: "Cold Worked (130K)",
      spec: "mill spec level 3",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 130, unit: "ksi", source: "vn50" },
        { property: "Tensile Strength", limit: "min", value: 160, unit: "ksi", source: "vn50" },
        { property: "Elongation", limit: "min", value: 15, unit: "%", source: "vn50" },
        { property: "Reduction of Area", limit: "min", value: 45, unit: "%", source: "vn50" },
      ],
    },
    {
      name: "Cold Worked (145K)",
      spec: "mill spec level 4",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 145, unit: "ksi", source: "vn50" },
        { property: "Tensile Strength", limit: "min", value: 180, unit: "ksi", source: "vn50" },
        { property: "Elongation", limit: "min", value: 12, unit: "%", source: "vn50" },
        { property: "Reduction of Area", limit: "min", value: 45, unit: "%", source: "vn50" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["NITRONIC 50"],
  sourService: { maxHrc: 35, condition: "annealed or hot/cold worked", source: "GK" },
  sources: [
    { key: "vn50", url: "https://vaishnavisteel.com/product/nitronic-50/" },
    { key: "nsn50", url: "https://nickel-systems.com/?p=744" },
  ],
}
