import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_304_304L: GradeFacts = {
  stockGrade: "304/304L",
  densitySource: "GK",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", max: 0.03, source: "gs276" },
        { element: "Mn", max: 2, source: "gs276" },
        { element: "P", max: 0.045, source: "gs276" },
        { element: "S", max: 0.03, source: "gs276" },
        { element: "Si", max: 1, source: "gs276" },
        { element: "Cr", min: 18, max: 20, source: "gs276" },
        { element: "Ni", min: 8, max: 12, source: "gs276" },
        { element: "Fe", balance: true, source: "gs276" },
      ],
    },
  ],
  conditions: [
    {
      name: "Annealed (304L)",
      spec: "ASTM A276 Cond. A / A479",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 25, unit: "ksi", source: "gs276" },
        { property: "Tensile Strength", limit: "min", value: 70, unit: "ksi", source: "gs276" },
        { property: "Elongation", limit: "min", value: 40, unit: "%", source: "gs276" },
      ],
    },
    {
      name: "Annealed (304)",
      spec: "ASTM A276 Cond. A",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 30, unit: "ksi", source: "gs276" },
        { property: "Tensile Strength", limit: "min", value: 75, unit: "ksi", source: "gs276" },
        { property: "Elongation", limit: "min", value: 40, unit: "%", source: "gs276" },
        { property: "Reduction of Area", limit: "min", value: 50, unit: "%", source: "gs276" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["304/304L"],
  sourService: { maxHrc: 22, condition: "solution annealed, no cold work to raise strength", source: "ogc22" },
  sources: [
    { key: "gs276", url: "https://gsalloy.com/product/astm-a276-stainless-steel-bars" },
    { key: "ogc22", url: "https://ogcenergy.com/faqwd/2006-05/", title: "ISO 15156 Maintenance Panel 2006-05" },
  ],
}
