import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_420_MOD: GradeFacts = {
  stockGrade: "420 MOD",
  densitySource: "anil420",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", min: 0.15, max: 0.22, source: "man420" },
        { element: "Mn", min: 0.25, max: 1, source: "man420" },
        { element: "Si", max: 1, source: "man420" },
        { element: "P", max: 0.02, source: "man420" },
        { element: "S", max: 0.01, source: "man420" },
        { element: "Ni", max: 0.5, source: "man420" },
        { element: "Cr", min: 12, max: 14, source: "man420" },
        { element: "Cu", max: 0.25, source: "man420" },
        { element: "Fe", balance: true, source: "man420" },
      ],
    },
  ],
  conditions: [
    {
      name: "Quenched & Tempered (80K)",
      spec: "API 5CT L80 13Cr",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 80, unit: "ksi", source: "ct5ct" },
        { property: "Tensile Strength", limit: "min", value: 95, unit: "ksi", source: "ct5ct" },
        { property: "Hardness", limit: "max", value: 241, unit: "HBW", source: "ct5ct" },
        { property: "Hardness", limit: "max", value: 23, unit: "HRC", source: "ct5ct" },
        { property: "Yield Strength (0.2%)", limit: "max", value: 95, unit: "ksi", source: "ct5ct" },
        { property: "Elongation", limit: "min", value: 20, unit: "%", source: "anil420" },
        { property: "Reduction of Area", limit: "min", value: 40, unit: "%", source: "anil420" },
      ],
    },
    {
      name: "Annealed",
      spec: "ASTM A276",
      properties: [{ property: "Hardness", limit: "max", value: 241, unit: "HBW", source: "anil420" }],
    },
  ],
  standards: GRADE_STANDARDS["420 MOD"],
  sourService: { maxHrc: 22, condition: "quenched and tempered (API 5CT L80 13Cr tubing 23)", source: "GK" },
  sources: [
    { key: "man420", url: "https://maniarsteels.com/13-cr-l80-80-ksi-minimum-yield-strength/" },
    { key: "anil420", url: "https://anilmatel.arbhinfotech.com/420-m-13cr-80-ksi" },
    { key: "ct5ct", url: "https://www.casingtube.com/wholesale-prices-and-price-indexes/", title: "API 5CT tensile table" },
  ],
}
