import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_825: GradeFacts = {
  stockGrade: "825",
  densitySource: "dea825",
  compositions: [
    {
      name: null,
      elements: [
        { element: "Ni", min: 38, max: 46, source: "dea825" },
        { element: "Fe", min: 22, source: "dea825" },
        { element: "Cr", min: 19.5, max: 23.5, source: "dea825" },
        { element: "Mo", min: 2.5, max: 3.5, source: "dea825" },
        { element: "Cu", min: 1.5, max: 3, source: "dea825" },
        { element: "Ti", min: 0.6, max: 1.2, source: "dea825" },
        { element: "Al", min: 0.1, max: 0.5, source: "dea825" },
        { element: "C", max: 0.05, source: "dea825" },
        { element: "Mn", max: 1, source: "dea825" },
        { element: "Si", max: 0.5, source: "dea825" },
        { element: "S", max: 0.03, source: "dea825" },
      ],
    },
  ],
  conditions: [
    {
      name: "Annealed",
      spec: "ASTM B425",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 35, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 85, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 30, unit: "%", source: "GK" },
      ],
    },
    {
      name: "Cold Worked (110K)",
      spec: "API 5CRA group 3/4",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 110, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 115, unit: "ksi", source: "GK" },
        { property: "Hardness", limit: "max", value: 35, unit: "HRC", source: "GK" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["825"],
  sourService: { maxHrc: 35, condition: "cold worked solid solution (annealed: no limit)", source: "GK" },
  sources: [{ key: "dea825", url: "https://doubleeaglealloys.com/products/header-plugs-gaskets/alloy-825/" }],
}
