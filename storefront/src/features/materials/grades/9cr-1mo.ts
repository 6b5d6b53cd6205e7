import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_9CR_1MO: GradeFacts = {
  stockGrade: "9CR-1MO",
  densitySource: "mif9",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", max: 0.15, source: "mp182" },
        { element: "Mn", min: 0.3, max: 0.6, source: "mp182" },
        { element: "Si", min: 0.5, max: 1, source: "mp182" },
        { element: "P", max: 0.03, source: "mp182" },
        { element: "S", max: 0.03, source: "mp182" },
        { element: "Cr", min: 8, max: 10, source: "mp182" },
        { element: "Mo", min: 0.9, max: 1.1, source: "mp182" },
        { element: "Fe", balance: true, source: "mp182" },
      ],
    },
  ],
  conditions: [
    {
      name: "Normalized & Tempered",
      spec: "ASTM A182 F9",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 55, unit: "ksi", source: "sa182" },
        { property: "Tensile Strength", limit: "min", value: 85, unit: "ksi", source: "sa182" },
        { property: "Elongation", limit: "min", value: 20, unit: "%", source: "sa182" },
        { property: "Reduction of Area", limit: "min", value: 40, unit: "%", source: "sa182" },
        { property: "Hardness", limit: "min", value: 179, unit: "HBW", source: "sa182" },
        { property: "Hardness", limit: "max", value: 217, unit: "HBW", source: "sa182" },
      ],
    },
    {
      name: "Quenched & Tempered (80K)",
      spec: "API 5CT L80 9Cr",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 80, unit: "ksi", source: "ct5ct" },
        { property: "Tensile Strength", limit: "min", value: 95, unit: "ksi", source: "ct5ct" },
        { property: "Hardness", limit: "max", value: 241, unit: "HBW", source: "ct5ct" },
        { property: "Hardness", limit: "max", value: 23, unit: "HRC", source: "ct5ct" },
        { property: "Yield Strength (0.2%)", limit: "max", value: 95, unit: "ksi", source: "ct5ct" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["9CR-1MO"],
  sourService: { maxHrc: 22, condition: "quenched and tempered (API 5CT L80 9Cr tubing 23)", source: "GK" },
  sources: [
    { key: "mp182", url: "http://metalspiping.com/astm-a182-low-alloy-steel-forgings.html" },
    { key: "sa182", title: "SA-182 table 3, ASME BPVC II-A 2017" },
    { key: "ct5ct", url: "https://www.casingtube.com/wholesale-prices-and-price-indexes/", title: "API 5CT tensile table" },
    { key: "mif9", url: "https://makeitfrom.com/material-properties/ASTM-A387-Grade-9-Class-1-Steel" },
  ],
}
