import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_F22: GradeFacts = {
  stockGrade: "F22",
  densitySource: "GK",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", min: 0.08, max: 0.15, source: "f22" },
        { element: "Mn", min: 0.3, max: 0.6, source: "f22" },
        { element: "Si", min: 0.15, max: 0.5, source: "f22" },
        { element: "P", max: 0.025, source: "f22" },
        { element: "S", max: 0.025, source: "f22" },
        { element: "Cr", min: 2, max: 2.5, source: "f22" },
        { element: "Mo", min: 0.9, max: 1.1, source: "f22" },
        { element: "Ni", max: 0.5, source: "f22" },
        { element: "Fe", balance: true, source: "f22" },
      ],
    },
  ],
  conditions: [
    {
      name: "Quenched & Tempered (75K)",
      spec: "API 6A 75K PSL 3 / NACE MR0175",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 75, unit: "ksi", source: "f22" },
        { property: "Tensile Strength", limit: "min", value: 95, unit: "ksi", source: "f22" },
        { property: "Elongation", limit: "min", value: 17, unit: "%", source: "f22" },
        { property: "Reduction of Area", limit: "min", value: 35, unit: "%", source: "f22" },
        { property: "Hardness", limit: "min", value: 197, unit: "HBW", source: "f22" },
        { property: "Hardness", limit: "max", value: 237, unit: "HBW", source: "f22" },
        { property: "Hardness", limit: "max", value: 22, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "Quenched & Tempered (80K / 85K)",
      spec: "mill spec / NACE MR0175",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 85, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 100, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 18, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 35, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 207, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "max", value: 237, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "max", value: 22, unit: "HRC", source: "GK" },
      ],
    },
  ],
  standards: GRADE_STANDARDS.F22,
  sourService: { maxHrc: 22, condition: "quenched and tempered", source: "f22" },
  sources: [{ key: "f22", url: "https://it.scribd.com/document/369472819/ASTM-A182-Grade-F22" }],
}
