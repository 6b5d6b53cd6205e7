import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_X_750: GradeFacts = {
  stockGrade: "X-750",
  densitySource: "smcx750",
  compositions: [
    {
      name: null,
      elements: [
        { element: "Ni (+Co)", min: 70, source: "smcx750" },
        { element: "Cr", min: 14, max: 17, source: "smcx750" },
        { element: "Fe", min: 5, max: 9, source: "smcx750" },
        { element: "Ti", min: 2.25, max: 2.75, source: "smcx750" },
        { element: "Al", min: 0.4, max: 1, source: "smcx750" },
        { element: "Nb (+Ta)", min: 0.7, max: 1.2, source: "smcx750" },
        { element: "Mn", max: 1, source: "smcx750" },
        { element: "Si", max: 0.5, source: "smcx750" },
        { element: "S", max: 0.01, source: "smcx750" },
        { element: "Cu", max: 0.5, source: "smcx750" },
        { element: "C", max: 0.08, source: "smcx750" },
        { element: "Co", max: 1, source: "smcx750" },
      ],
    },
  ],
  conditions: [
    {
      name: "Solution Treated, Stabilized & Aged (Type 1)",
      spec: "ASTM B637 Type 1 / AMS 5668",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 90, unit: "ksi", source: "mpx750" },
        { property: "Tensile Strength", limit: "min", value: 140, unit: "ksi", source: "mpx750" },
        { property: "Elongation", limit: "min", value: 8, unit: "%", source: "mpx750" },
        { property: "Hardness", limit: "min", value: 262, unit: "HBW", source: "mpx750" },
      ],
    },
    {
      name: "Solution Treated & Aged (Type 2)",
      spec: "ASTM B637 Type 2 / AMS 5670, 5671, 5747",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 115, unit: "ksi", source: "mpx750" },
        { property: "Tensile Strength", limit: "min", value: 170, unit: "ksi", source: "mpx750" },
        { property: "Elongation", limit: "min", value: 18, unit: "%", source: "mpx750" },
        { property: "Reduction of Area", limit: "min", value: 18, unit: "%", source: "mpx750" },
        { property: "Hardness", limit: "min", value: 302, unit: "HBW", source: "mpx750" },
        { property: "Hardness", limit: "max", value: 363, unit: "HBW", source: "mpx750" },
      ],
    },
    {
      name: "Solution Treated & Aged (Type 3)",
      spec: "ASTM B637 Type 3",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 100, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 160, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 20, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 262, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "max", value: 331, unit: "HBW", source: "GK" },
      ],
    },
    {
      name: "Equalized & Aged",
      spec: "AMS 5667",
      properties: [],
    },
  ],
  standards: GRADE_STANDARDS["X-750"],
  sourService: { maxHrc: 35, condition: "solution annealed and aged or hot worked and aged", source: "GK" },
  sources: [
    {
      key: "smcx750",
      url: "https://studylib.net/doc/8196341/alloy-x-750---special-metals-corporation",
      title: "Special Metals SMC-067",
    },
    { key: "mpx750", url: "http://metalspiping.com/inconel-x-750-bars-forgings-astm-b637-uns-n07750.html" },
  ],
}
