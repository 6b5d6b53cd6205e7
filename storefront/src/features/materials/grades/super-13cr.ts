import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_SUPER_13CR: GradeFacts = {
  stockGrade: "SUPER 13CR",
  densitySource: "GK",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", max: 0.03, source: "GK" },
        { element: "Mn", max: 0.5, source: "GK" },
        { element: "P", max: 0.02, source: "GK" },
        { element: "S", max: 0.005, source: "GK" },
        { element: "Si", max: 0.5, source: "GK" },
        { element: "Cr", min: 11.5, max: 13.5, source: "GK" },
        { element: "Ni", min: 4.5, max: 6.5, source: "GK" },
        { element: "Mo", min: 1.5, max: 3, source: "GK" },
        { element: "Ti", min: 0.01, max: 0.5, source: "GK" },
        { element: "V", max: 0.5, source: "GK" },
        { element: "Fe", balance: true, source: "GK" },
      ],
    },
  ],
  conditions: [
    {
      name: "Quenched & Tempered (95K)",
      spec: "API 5CRA 13-5-2 95",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 95, unit: "ksi", source: "GK" },
        { property: "Yield Strength (0.2%)", limit: "max", value: 110, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 105, unit: "ksi", source: "GK" },
        { property: "Hardness", limit: "max", value: 28, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "Quenched & Tempered (110K)",
      spec: "API 5CRA 13-5-2 110",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 110, unit: "ksi", source: "GK" },
        { property: "Yield Strength (0.2%)", limit: "max", value: 140, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 115, unit: "ksi", source: "GK" },
        { property: "Hardness", limit: "max", value: 32, unit: "HRC", source: "GK" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["SUPER 13CR"],
  sourService: { maxHrc: 28, condition: "95K class (110K class to 32 HRC is for mild service)", source: "GK" },
  sources: [],
}
