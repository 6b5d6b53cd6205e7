import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_400: GradeFacts = {
  stockGrade: "400",
  densitySource: "smc400",
  compositions: [
    {
      name: null,
      elements: [
        { element: "Ni (+Co)", min: 63, source: "smc400" },
        { element: "Cu", min: 28, max: 34, source: "smc400" },
        { element: "Fe", max: 2.5, source: "smc400" },
        { element: "Mn", max: 2, source: "smc400" },
        { element: "Si", max: 0.5, source: "smc400" },
        { element: "C", max: 0.3, source: "smc400" },
        { element: "S", max: 0.024, source: "smc400" },
      ],
    },
  ],
  conditions: [
    {
      name: "Annealed",
      spec: "ASTM B164",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 25, unit: "ksi", source: "dea400" },
        { property: "Tensile Strength", limit: "min", value: 70, unit: "ksi", source: "dea400" },
        { property: "Elongation", limit: "min", value: 35, unit: "%", source: "dea400" },
      ],
    },
    {
      name: "Hot Worked",
      spec: "ASTM B164",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 40, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 80, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 30, unit: "%", source: "GK" },
      ],
    },
    {
      name: "Cold Worked & Stress Relieved",
      spec: "ASTM B164",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 50, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 84, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 20, unit: "%", source: "GK" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["400"],
  sourService: { maxHrc: 35, condition: "any wrought", source: "GK" },
  sources: [
    { key: "smc400", url: "https://studylib.net/doc/27437882/monel-400", title: "Special Metals" },
    { key: "dea400", url: "https://doubleeaglealloys.com/products/corrosion-resistant-alloys/nickel-copper-monel-400/" },
  ],
}
