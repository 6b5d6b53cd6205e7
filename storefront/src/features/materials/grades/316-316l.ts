import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_316_316L: GradeFacts = {
  stockGrade: "316/316L",
  densitySource: "thr316",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", max: 0.03, source: "fb316" },
        { element: "Mn", max: 2, source: "fb316" },
        { element: "P", max: 0.045, source: "fb316" },
        { element: "S", max: 0.03, source: "fb316" },
        { element: "Si", max: 1, source: "fb316" },
        { element: "Cr", min: 16, max: 18, source: "fb316" },
        { element: "Ni", min: 10, max: 14, source: "fb316" },
        { element: "Mo", min: 2, max: 3, source: "fb316" },
        { element: "Fe", balance: true, source: "fb316" },
      ],
    },
  ],
  conditions: [
    {
      name: "Annealed (hot finished)",
      spec: "ASTM A276 Cond. A / A479",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 25, unit: "ksi", source: "fb316" },
        { property: "Tensile Strength", limit: "min", value: 70, unit: "ksi", source: "fb316" },
        { property: "Elongation", limit: "min", value: 40, unit: "%", source: "fb316" },
        { property: "Reduction of Area", limit: "min", value: 50, unit: "%", source: "fb316" },
      ],
    },
    {
      name: "Annealed (cold finished to 1/2 in)",
      spec: "ASTM A276 Cond. A",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 45, unit: "ksi", source: "fb316" },
        { property: "Tensile Strength", limit: "min", value: 90, unit: "ksi", source: "fb316" },
        { property: "Elongation", limit: "min", value: 30, unit: "%", source: "fb316" },
        { property: "Reduction of Area", limit: "min", value: 40, unit: "%", source: "fb316" },
      ],
    },
    {
      name: "Annealed (316 straight)",
      spec: "ASTM A276 Cond. A",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 30, unit: "ksi", source: "gs276" },
        { property: "Tensile Strength", limit: "min", value: 75, unit: "ksi", source: "gs276" },
        { property: "Elongation", limit: "min", value: 40, unit: "%", source: "gs276" },
        { property: "Reduction of Area", limit: "min", value: 50, unit: "%", source: "gs276" },
      ],
    },
    {
      name: "Cold Worked Cond. B (to 3/4 in)",
      spec: "ASTM A276 Cond. B",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 100, unit: "ksi", source: "fb316" },
        { property: "Tensile Strength", limit: "min", value: 125, unit: "ksi", source: "fb316" },
        { property: "Elongation", limit: "min", value: 12, unit: "%", source: "fb316" },
        { property: "Reduction of Area", limit: "min", value: 35, unit: "%", source: "fb316" },
      ],
    },
    {
      name: "Cold Worked Cond. B (3/4 to 1 in)",
      spec: "ASTM A276 Cond. B",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 80, unit: "ksi", source: "fb316" },
        { property: "Tensile Strength", limit: "min", value: 115, unit: "ksi", source: "fb316" },
        { property: "Elongation", limit: "min", value: 15, unit: "%", source: "fb316" },
        { property: "Reduction of Area", limit: "min", value: 35, unit: "%", source: "fb316" },
      ],
    },
    {
      name: "Cold Worked Cond. B (1 to 1-1/4 in)",
      spec: "ASTM A276 Cond. B",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 65, unit: "ksi", source: "fb316" },
        { property: "Tensile Strength", limit: "min", value: 105, unit: "ksi", source: "fb316" },
        { property: "Elongation", limit: "min", value: 20, unit: "%", source: "fb316" },
        { property: "Reduction of Area", limit: "min", value: 35, unit: "%", source: "fb316" },
      ],
    },
    {
      name: "Cold Worked Cond. B (1-1/4 to 1-1/2 in)",
      spec: "ASTM A276 Cond. B",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 50, unit: "ksi", source: "fb316" },
        { property: "Tensile Strength", limit: "min", value: 100, unit: "ksi", source: "fb316" },
        { property: "Elongation", limit: "min", value: 24, unit: "%", source: "fb316" },
        { property: "Reduction of Area", limit: "min", value: 45, unit: "%", source: "fb316" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["316/316L"],
  sourService: { maxHrc: 22, condition: "solution annealed, no cold work to raise strength", source: "ogc22" },
  sources: [
    { key: "fb316", url: "https://ferrobend.com/specifications/astm/bars-rods/a276-a276m-uns-s31603" },
    { key: "gs276", url: "https://gsalloy.com/product/astm-a276-stainless-steel-bars" },
    {
      key: "thr316",
      url: "https://www.throwrolls.com/titanium-stainless-steel/item/stainless-steel-bar/round-stainless-steel-bar-type-316l/316l-5625",
    },
    { key: "ogc22", url: "https://ogcenergy.com/faqwd/2006-05/", title: "ISO 15156 Maintenance Panel 2006-05" },
  ],
}
