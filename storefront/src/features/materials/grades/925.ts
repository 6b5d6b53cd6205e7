import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_925: GradeFacts = {
  stockGrade: "925",
  densitySource: "smc925",
  compositions: [
    {
      name: null,
      elements: [
        { element: "Ni", min: 42, max: 46, source: "smc925" },
        { element: "Cr", min: 19.5, max: 22.5, source: "smc925" },
        { element: "Fe", min: 22, source: "smc925" },
        { element: "Mo", min: 2.5, max: 3.5, source: "smc925" },
        { element: "Cu", min: 1.5, max: 3, source: "smc925" },
        { element: "Ti", min: 1.9, max: 2.4, source: "smc925" },
        { element: "Al", min: 0.1, max: 0.5, source: "smc925" },
        { element: "Mn", max: 1, source: "smc925" },
        { element: "Si", max: 0.5, source: "smc925" },
        { element: "Nb", max: 0.5, source: "smc925" },
        { element: "C", max: 0.03, source: "smc925" },
        { element: "S", max: 0.03, source: "smc925" },
      ],
    },
  ],
  conditions: [
    {
      name: "Solution Annealed & Aged (110K)",
      spec: "API 6ACRA 110K",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 110, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 140, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 18, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 25, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 26, unit: "HRC", source: "GK" },
        { property: "Hardness", limit: "max", value: 38, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "Solution Annealed & Aged",
      spec: "typical",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "typical", value: 117, unit: "ksi", source: "az925" },
        { property: "Tensile Strength", limit: "typical", value: 175, unit: "ksi", source: "az925" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["925"],
  sourService: { maxHrc: 38, condition: "solution annealed and aged", source: "GK" },
  sources: [
    { key: "smc925", url: "https://www.scribd.com/document/432267474/incoloy-alloy-925-pdf", title: "Special Metals" },
    { key: "az925", url: "https://www.azom.com/article.aspx?ArticleID=7694" },
  ],
}
