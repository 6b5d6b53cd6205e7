import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_410: GradeFacts = {
  stockGrade: "410",
  densitySource: "kmac410",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", min: 0.08, max: 0.15, source: "wix" },
        { element: "Cr", min: 11.5, max: 13.5, source: "wix" },
        { element: "Ni", max: 0.75, source: "wix" },
        { element: "Mn", max: 1, source: "wix" },
        { element: "Si", max: 1, source: "kmac410" },
        { element: "P", max: 0.04, source: "kmac410" },
        { element: "S", max: 0.03, source: "kmac410" },
        { element: "Fe", balance: true, source: "wix" },
      ],
    },
  ],
  conditions: [
    {
      name: "Annealed",
      spec: "ASTM A276 / AMS 5613",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 30, unit: "ksi", source: "mie410" },
        { property: "Tensile Strength", limit: "min", value: 65, unit: "ksi", source: "mie410" },
        { property: "Elongation", limit: "min", value: 20, unit: "%", source: "mie410" },
      ],
    },
    {
      name: "Quenched & Double Tempered (75K)",
      spec: "API 6A 75K / ASTM A182 F6a / NACE MR0175",
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
      name: "Quenched & Tempered",
      spec: "typical (AMS 5613 stock, hardened)",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "typical", value: 105, unit: "ksi", source: "kmac410" },
        { property: "Tensile Strength", limit: "typical", value: 121, unit: "ksi", source: "kmac410" },
        { property: "Elongation", limit: "typical", value: 21.5, unit: "%", source: "kmac410" },
        { property: "Reduction of Area", limit: "typical", value: 68.5, unit: "%", source: "kmac410" },
        { property: "Hardness", limit: "typical", value: 24.5, unit: "HRC", source: "kmac410" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["410"],
  sourService: { maxHrc: 22, condition: "quenched and double tempered", source: "GK" },
  sources: [
    {
      key: "wix",
      url: "https://kimijazz.wixsite.com/wilson-pipline/post/the-chemical-compositions-of-martensitic-precipitation-hardening-stainless-steel",
    },
    { key: "kmac410", url: "https://kmac-distribution.com/technical/410-stainless.htm" },
    { key: "mie410", url: "http://www.mielesteel.com/ru/410-stainless-steel-bar" },
    { key: "f22", url: "https://it.scribd.com/document/369472819/ASTM-A182-Grade-F22" },
  ],
}
