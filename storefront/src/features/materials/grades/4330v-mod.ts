import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_4330V_MOD: GradeFacts = {
  stockGrade: "4330V MOD",
  densitySource: "GK",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", min: 0.28, max: 0.36, source: "fp4330" },
        { element: "Mn", min: 0.4, max: 1, source: "fp4330" },
        { element: "Si", min: 0.15, max: 0.25, source: "fp4330" },
        { element: "P", max: 0.015, source: "fp4330" },
        { element: "S", max: 0.015, source: "fp4330" },
        { element: "Cr", min: 0.75, max: 1.1, source: "fp4330" },
        { element: "Mo", min: 0.35, max: 0.65, source: "fp4330" },
        { element: "Ni", min: 1.65, max: 3, source: "fp4330" },
        { element: "V", min: 0.05, max: 0.12, source: "fp4330" },
        { element: "Fe", balance: true, source: "fp4330" },
      ],
    },
  ],
  conditions: [
    {
      name: "Quenched & Tempered (110K)",
      spec: "mill spec",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 110, unit: "ksi", source: "fp4330" },
        { property: "Yield Strength (0.2%)", limit: "max", value: 140, unit: "ksi", source: "fp4330" },
        { property: "Tensile Strength", limit: "min", value: 125, unit: "ksi", source: "fp4330" },
        { property: "Elongation", limit: "min", value: 14, unit: "%", source: "fp4330" },
        { property: "Reduction of Area", limit: "min", value: 25, unit: "%", source: "fp4330" },
      ],
    },
    {
      name: "Quenched & Tempered (140K)",
      spec: "mill spec",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 140, unit: "ksi", source: "fp4330" },
        { property: "Yield Strength (0.2%)", limit: "max", value: 160, unit: "ksi", source: "fp4330" },
        { property: "Tensile Strength", limit: "min", value: 150, unit: "ksi", source: "fp4330" },
        { property: "Elongation", limit: "min", value: 14, unit: "%", source: "fp4330" },
        { property: "Reduction of Area", limit: "min", value: 25, unit: "%", source: "fp4330" },
      ],
    },
    {
      name: "Quenched & Tempered (150K)",
      spec: "API 8C type mill spec",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 150, unit: "ksi", source: "ms4330" },
        { property: "Tensile Strength", limit: "min", value: 160, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 14, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 45, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 341, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "max", value: 401, unit: "HBW", source: "GK" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["4330V MOD"],
  sourService: { maxHrc: null, condition: "not for sour service (Ni over 1 %)", source: "GK" },
  sources: [
    { key: "fp4330", url: "https://forgepieces.com/AISI-4330V-MOD-Modified-Forged-RIngs-n.html" },
    { key: "ms4330", title: "material specification AISI 4330 V-Mod, 150 ksi, API 8C" },
  ],
}
