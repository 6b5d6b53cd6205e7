import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_15_5PH: GradeFacts = {
  stockGrade: "15-5PH",
  densitySource: "GK",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", max: 0.07, source: "tpm155" },
        { element: "Cr", min: 14, max: 15.5, source: "tpm155" },
        { element: "Ni", min: 3.5, max: 5.5, source: "tpm155" },
        { element: "Cu", min: 2.5, max: 4.5, source: "tpm155" },
        { element: "Nb (+Ta)", min: 0.15, max: 0.45, source: "tpm155" },
        { element: "Mn", max: 1, source: "tpm155" },
        { element: "Si", max: 1, source: "tpm155" },
        { element: "P", max: 0.04, source: "tpm155" },
        { element: "S", max: 0.03, source: "tpm155" },
        { element: "Mo", max: 0.5, source: "rb155" },
        { element: "Fe", balance: true, source: "tpm155" },
      ],
    },
  ],
  conditions: [
    {
      name: "Condition A (Solution Annealed)",
      spec: "AMS 5659",
      properties: [{ property: "Hardness", limit: "max", value: 363, unit: "HBW", source: "GK" }],
    },
    {
      name: "H900",
      spec: "AMS 5659 / ASTM A564",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 170, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 190, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 10, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 35, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 388, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "min", value: 40, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "H1025",
      spec: "AMS 5659 / ASTM A564",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 145, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 155, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 12, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 45, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 331, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "min", value: 35, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "H1150",
      spec: "AMS 5659 / ASTM A564",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 105, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 135, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 16, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 50, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 277, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "min", value: 28, unit: "HRC", source: "GK" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["15-5PH"],
  sourService: { maxHrc: 33, condition: "double H1150", source: "GK" },
  sources: [
    { key: "tpm155", url: "https://blog.thepipingmart.com/grades/ams-5659-stainless-steel-composition-properties-and-uses/" },
    { key: "rb155", url: "https://www.rightonblackburns.co.uk/datasheets/view/stainless-steel-ams-5659-15-5-bar" },
  ],
}
