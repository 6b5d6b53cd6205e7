import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_8630_MOD: GradeFacts = {
  stockGrade: "8630 MOD",
  densitySource: "az8630",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", min: 0.28, max: 0.33, source: "az8630" },
        { element: "Mn", min: 0.65, max: 0.95, source: "az8630" },
        { element: "Si", min: 0.15, max: 0.3, source: "az8630" },
        { element: "P", max: 0.035, source: "az8630" },
        { element: "S", max: 0.04, source: "az8630" },
        { element: "Ni", min: 0.35, max: 0.75, source: "az8630" },
        { element: "Cr", min: 0.4, max: 0.6, source: "az8630" },
        { element: "Mo", min: 0.15, max: 0.25, source: "az8630" },
        { element: "Fe", balance: true, source: "az8630" },
      ],
    },
  ],
  conditions: [
    {
      name: "Quenched & Tempered (80K)",
      spec: "API 6A 80K mill spec / NACE MR0175",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 80, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 95, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 18, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 35, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 197, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "max", value: 237, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "max", value: 22, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "Quenched & Tempered (85K)",
      spec: "mill spec / NACE MR0175",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 85, unit: "ksi", source: "sbc8630" },
        { property: "Hardness", limit: "max", value: 22, unit: "HRC", source: "sbc8630" },
        { property: "Tensile Strength", limit: "min", value: 100, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 18, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 35, unit: "%", source: "GK" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["8630 MOD"],
  sourService: { maxHrc: 22, condition: "quenched and tempered, Ni under 1 %", source: "sbc8630" },
  sources: [
    { key: "az8630", url: "http://www.azom.com/article.aspx?ArticleID=6689" },
    { key: "sbc8630", title: "SBC400104: AISI 8630 mod, 85 ksi, 22 HRC max" },
  ],
}
