import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_945X: GradeFacts = {
  stockGrade: "945X",
  densitySource: "repo945",
  compositions: [
    {
      name: null,
      elements: [
        { element: "Ni", min: 50, max: 55, source: "GK" },
        { element: "Cr", min: 19.5, max: 23, source: "GK" },
        { element: "Mo", min: 3, max: 4, source: "GK" },
        { element: "Nb", min: 3.5, max: 4.5, source: "GK" },
        { element: "Cu", min: 1.5, max: 3, source: "GK" },
        { element: "Ti", min: 0.5, max: 2.5, source: "GK" },
        { element: "Al", min: 0.01, max: 0.7, source: "GK" },
        { element: "C", min: 0.005, max: 0.04, source: "GK" },
        { element: "Mn", max: 1, source: "GK" },
        { element: "Si", max: 0.5, source: "GK" },
        { element: "P", max: 0.02, source: "GK" },
        { element: "S", max: 0.01, source: "GK" },
        { element: "Fe", balance: true, source: "GK" },
      ],
    },
  ],
  conditions: [
    {
      name: "Solution Annealed & Aged (140K)",
      spec: "API 6ACRA 140K",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 140, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 165, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 18, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 25, unit: "%", source: "GK" },
        { property: "Hardness", limit: "max", value: 42, unit: "HRC", source: "GK" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["945X"],
  sourService: { maxHrc: 42, condition: "solution annealed and aged", source: "GK" },
  sources: [{ key: "repo945", title: "alloy list: 945/945X UNS, 8.2 g/cm3" }],
}
