import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_K_500: GradeFacts = {
  stockGrade: "K-500",
  densitySource: "smck500",
  compositions: [
    {
      name: null,
      elements: [
        { element: "Ni (+Co)", min: 63, source: "smck500" },
        { element: "Cu", min: 27, max: 33, source: "smck500" },
        { element: "Al", min: 2.3, max: 3.15, source: "smck500" },
        { element: "Ti", min: 0.35, max: 0.85, source: "smck500" },
        { element: "Fe", max: 2, source: "smck500" },
        { element: "Mn", max: 1.5, source: "smck500" },
        { element: "Si", max: 0.5, source: "smck500" },
        { element: "C", max: 0.25, source: "smck500" },
        { element: "S", max: 0.01, source: "smck500" },
      ],
    },
  ],
  conditions: [
    {
      name: "Hot Finished & Aged",
      spec: "ASTM B865 / QQ-N-286 / AMS 4676",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 100, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 140, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 20, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 265, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "min", value: 27, unit: "HRC", source: "GK" },
        { property: "Hardness", limit: "max", value: 35, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "Annealed & Aged",
      spec: "ASTM B865",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 85, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 130, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 20, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 250, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "min", value: 24, unit: "HRC", source: "GK" },
        { property: "Hardness", limit: "max", value: 35, unit: "HRC", source: "GK" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["K-500"],
  sourService: { maxHrc: 35, condition: "hot worked and aged, or solution annealed and aged", source: "GK" },
  sources: [
    { key: "smck500", url: "https://pt.scribd.com/document/142314692/Monel-Alloy-K-500", title: "Special Metals SMC-062" },
  ],
}
