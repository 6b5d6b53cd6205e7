import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_4140: GradeFacts = {
  stockGrade: "4140",
  densitySource: "GK",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", min: 0.38, max: 0.43, source: "hey4140" },
        { element: "Mn", min: 0.75, max: 1, source: "hey4140" },
        { element: "Si", min: 0.15, max: 0.35, source: "hey4140" },
        { element: "P", max: 0.025, source: "hey4140" },
        { element: "S", max: 0.025, source: "hey4140" },
        { element: "Cr", min: 0.8, max: 1.1, source: "hey4140" },
        { element: "Mo", min: 0.15, max: 0.25, source: "hey4140" },
        { element: "Ni", max: 0.25, source: "hey4140" },
        { element: "Cu", max: 0.3, source: "hey4140" },
        { element: "Fe", balance: true, source: "hey4140" },
      ],
    },
  ],
  conditions: [
    {
      name: "Quenched & Tempered (80K / L80)",
      spec: "API 5CT L80 type / NACE MR0175",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 80, unit: "ksi", source: "hey4140" },
        { property: "Tensile Strength", limit: "min", value: 100, unit: "ksi", source: "hey4140" },
        { property: "Elongation", limit: "min", value: 18, unit: "%", source: "hey4140" },
        { property: "Reduction of Area", limit: "min", value: 35, unit: "%", source: "hey4140" },
        { property: "Hardness", limit: "max", value: 22, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "Quenched & Tempered (110K)",
      spec: "mill spec",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 110, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 125, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 15, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 45, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 285, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "max", value: 341, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "min", value: 30, unit: "HRC", source: "GK" },
        { property: "Hardness", limit: "max", value: 36, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "Annealed",
      spec: "ASTM A29 / A322, cold finished",
      properties: [{ property: "Hardness", limit: "max", value: 229, unit: "HBW", source: "ce4140" }],
    },
    {
      name: "As Rolled",
      spec: "ASTM A29 / A322",
      properties: [],
    },
  ],
  standards: GRADE_STANDARDS["4140"],
  sourService: { maxHrc: 22, condition: "quenched and tempered", source: "https://oilandgascorrosion.com/faqwd/mp2006-01q3/" },
  sources: [
    { key: "hey4140", url: "http://heyesteel.com/plus/view.php?aid=44" },
    { key: "ce4140", url: "http://www.castlemetalseurope.com/metals/alloy-steel/alloy-steel-4140/" },
    { key: "https://oilandgascorrosion.com/faqwd/mp2006-01q3/", url: "https://oilandgascorrosion.com/faqwd/mp2006-01q3/" },
  ],
}
