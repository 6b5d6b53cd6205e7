import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_4145H_MOD: GradeFacts = {
  stockGrade: "4145H MOD",
  densitySource: "GK",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", min: 0.42, max: 0.49, source: "int4145" },
        { element: "Mn", min: 0.65, max: 1.1, source: "int4145" },
        { element: "Si", min: 0.15, max: 0.35, source: "int4145" },
        { element: "P", max: 0.035, source: "int4145" },
        { element: "S", max: 0.04, source: "int4145" },
        { element: "Cr", min: 0.75, max: 1.2, source: "int4145" },
        { element: "Mo", min: 0.15, max: 0.25, source: "int4145" },
        { element: "Ni", max: 0.25, source: "int4145" },
        { element: "Cu", max: 0.35, source: "int4145" },
        { element: "Fe", balance: true, source: "int4145" },
      ],
    },
  ],
  conditions: [
    {
      name: "Quenched & Tempered (110K)",
      spec: "API Spec 7-1 / mill spec",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 110, unit: "ksi", source: "uk4145" },
        { property: "Tensile Strength", limit: "min", value: 140, unit: "ksi", source: "uk4145" },
        { property: "Elongation", limit: "min", value: 14, unit: "%", source: "uk4145" },
        { property: "Reduction of Area", limit: "min", value: 45, unit: "%", source: "uk4145" },
        { property: "Hardness", limit: "min", value: 286, unit: "HBW", source: "uk4145" },
        { property: "Hardness", limit: "max", value: 341, unit: "HBW", source: "uk4145" },
        { property: "Hardness", limit: "min", value: 30, unit: "HRC", source: "uk4145" },
        { property: "Hardness", limit: "max", value: 36, unit: "HRC", source: "uk4145" },
      ],
    },
    {
      name: "Quenched & Tempered (120K)",
      spec: "mill spec",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 120, unit: "ksi", source: "uk4145" },
        { property: "Tensile Strength", limit: "min", value: 140, unit: "ksi", source: "uk4145" },
        { property: "Elongation", limit: "min", value: 14, unit: "%", source: "uk4145" },
        { property: "Reduction of Area", limit: "min", value: 45, unit: "%", source: "uk4145" },
        { property: "Hardness", limit: "min", value: 286, unit: "HBW", source: "uk4145" },
        { property: "Hardness", limit: "max", value: 341, unit: "HBW", source: "uk4145" },
        { property: "Hardness", limit: "min", value: 30, unit: "HRC", source: "uk4145" },
        { property: "Hardness", limit: "max", value: 36, unit: "HRC", source: "uk4145" },
      ],
    },
    {
      name: "Quenched & Tempered (125K)",
      spec: "mill spec",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 125, unit: "ksi", source: "uk4145" },
        { property: "Tensile Strength", limit: "min", value: 140, unit: "ksi", source: "uk4145" },
        { property: "Elongation", limit: "min", value: 14, unit: "%", source: "uk4145" },
        { property: "Reduction of Area", limit: "min", value: 45, unit: "%", source: "uk4145" },
        { property: "Hardness", limit: "min", value: 286, unit: "HBW", source: "uk4145" },
        { property: "Hardness", limit: "max", value: 341, unit: "HBW", source: "uk4145" },
        { property: "Hardness", limit: "min", value: 30, unit: "HRC", source: "uk4145" },
        { property: "Hardness", limit: "max", value: 36, unit: "HRC", source: "uk4145" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["4145H MOD"],
  sourService: { maxHrc: null, condition: "not for sour service at this hardness (over 22 HRC)", source: "GK" },
  sources: [
    { key: "int4145", url: "http://interlloy.com.au/our-products/high-tensile-steels/4145h-modified-high-tensile-steel" },
    { key: "uk4145", url: "https://de.scribd.com/document/268327688/AISI-4145-UK" },
  ],
}
