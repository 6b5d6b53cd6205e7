import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_725: GradeFacts = {
  stockGrade: "725",
  densitySource: "vg725",
  compositions: [
    {
      name: null,
      elements: [
        { element: "Ni", min: 55, max: 59, source: "smc725" },
        { element: "Cr", min: 19, max: 22.5, source: "smc725" },
        { element: "Mo", min: 7, max: 9.5, source: "smc725" },
        { element: "Nb", min: 2.75, max: 4, source: "smc725" },
        { element: "Ti", min: 1, max: 1.7, source: "smc725" },
        { element: "Al", max: 0.35, source: "smc725" },
        { element: "C", max: 0.03, source: "smc725" },
        { element: "Mn", max: 0.35, source: "smc725" },
        { element: "Si", max: 0.2, source: "smc725" },
        { element: "P", max: 0.015, source: "smc725" },
        { element: "S", max: 0.01, source: "smc725" },
        { element: "Fe", balance: true, source: "smc725" },
      ],
    },
  ],
  conditions: [
    {
      name: "Solution Annealed",
      spec: "ASTM B805",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "typical", value: 62, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "typical", value: 124, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "typical", value: 57, unit: "%", source: "GK" },
      ],
    },
    {
      name: "Solution Annealed & Aged (120K)",
      spec: "ASTM B805 / API 6ACRA 120K",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 120, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 150, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 20, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 35, unit: "%", source: "GK" },
        { property: "Hardness", limit: "max", value: 40, unit: "HRC", source: "GK" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["725"],
  sourService: { maxHrc: 40, condition: "solution annealed and aged (43 HRC allowed in some service levels)", source: "GK" },
  sources: [
    { key: "smc725", url: "https://it.scribd.com/document/432267455/inconel-alloy-725-pdf", title: "Special Metals" },
    { key: "vg725", url: "http://virgamet.com/alloy-725-n07725-inconel-725" },
  ],
}
