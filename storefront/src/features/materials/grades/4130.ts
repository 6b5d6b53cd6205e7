import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_4130: GradeFacts = {
  stockGrade: "4130",
  densitySource: "pipes4130",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", min: 0.28, max: 0.33, source: "fu4130" },
        { element: "Mn", min: 0.4, max: 0.6, source: "fu4130" },
        { element: "Si", min: 0.15, max: 0.35, source: "fu4130" },
        { element: "P", max: 0.025, source: "fu4130" },
        { element: "S", max: 0.025, source: "fu4130" },
        { element: "Cr", min: 0.8, max: 1.1, source: "fu4130" },
        { element: "Mo", min: 0.15, max: 0.25, source: "fu4130" },
        { element: "Ni", max: 0.35, source: "fu4130" },
        { element: "Cu", max: 0.35, source: "fu4130" },
        { element: "Fe", balance: true, source: "fu4130" },
      ],
    },
  ],
  conditions: [
    {
      name: "Quenched & Tempered (75K)",
      spec: "API 6A 75K PSL 3/4 / NACE MR0175",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 75, unit: "ksi", source: "fu4130" },
        { property: "Tensile Strength", limit: "min", value: 95, unit: "ksi", source: "fu4130" },
        { property: "Elongation", limit: "min", value: 18, unit: "%", source: "fu4130" },
        { property: "Reduction of Area", limit: "min", value: 35, unit: "%", source: "fu4130" },
        { property: "Hardness", limit: "min", value: 197, unit: "HBW", source: "f22" },
        { property: "Hardness", limit: "max", value: 237, unit: "HBW", source: "f22" },
        { property: "Hardness", limit: "max", value: 22, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "Normalized",
      spec: "typical",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "typical", value: 63.1, unit: "ksi", source: "pipes4130" },
        { property: "Tensile Strength", limit: "typical", value: 97.2, unit: "ksi", source: "pipes4130" },
        { property: "Elongation", limit: "typical", value: 25.5, unit: "%", source: "pipes4130" },
        { property: "Reduction of Area", limit: "typical", value: 60, unit: "%", source: "pipes4130" },
        { property: "Hardness", limit: "typical", value: 197, unit: "HBW", source: "pipes4130" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["4130"],
  sourService: {
    maxHrc: 22,
    condition: "quenched and tempered, Ni under 1 %",
    source: "https://oilandgascorrosion.com/faqwd/mp2006-01q3/",
  },
  sources: [
    { key: "fu4130", url: "https://fushunspecialsteel.com/4130-px-alloy-steel" },
    { key: "pipes4130", url: "https://4130pipes.com/aisi-4130-normalized-properties" },
    { key: "f22", url: "https://it.scribd.com/document/369472819/ASTM-A182-Grade-F22" },
    { key: "https://oilandgascorrosion.com/faqwd/mp2006-01q3/", url: "https://oilandgascorrosion.com/faqwd/mp2006-01q3/" },
  ],
}
