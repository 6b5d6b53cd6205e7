import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_625: GradeFacts = {
  stockGrade: "625",
  densitySource: "dea625",
  compositions: [
    {
      name: null,
      elements: [
        { element: "Ni", min: 58, source: "dea625" },
        { element: "Cr", min: 20, max: 23, source: "dea625" },
        { element: "Mo", min: 8, max: 10, source: "dea625" },
        { element: "Nb (+Ta)", min: 3.15, max: 4.15, source: "dea625" },
        { element: "Fe", max: 5, source: "dea625" },
        { element: "Ti", max: 0.4, source: "dea625" },
        { element: "Al", max: 0.4, source: "dea625" },
        { element: "Co", max: 1, source: "dea625" },
        { element: "C", max: 0.1, source: "dea625" },
        { element: "Mn", max: 0.5, source: "dea625" },
        { element: "Si", max: 0.5, source: "dea625" },
        { element: "P", max: 0.015, source: "dea625" },
        { element: "S", max: 0.015, source: "dea625" },
      ],
    },
  ],
  conditions: [
    {
      name: "Annealed (to 4 in)",
      spec: "ASTM B446 Grade 1",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 60, unit: "ksi", source: "b446" },
        { property: "Tensile Strength", limit: "min", value: 120, unit: "ksi", source: "b446" },
        { property: "Elongation", limit: "min", value: 30, unit: "%", source: "b446" },
      ],
    },
    {
      name: "Annealed (over 4 to 10 in)",
      spec: "ASTM B446 Grade 1",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 50, unit: "ksi", source: "b446" },
        { property: "Tensile Strength", limit: "min", value: 110, unit: "ksi", source: "b446" },
        { property: "Elongation", limit: "min", value: 25, unit: "%", source: "b446" },
      ],
    },
    {
      name: "Solution Annealed",
      spec: "ASTM B446 Grade 2",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 40, unit: "ksi", source: "b446" },
        { property: "Tensile Strength", limit: "min", value: 100, unit: "ksi", source: "b446" },
        { property: "Elongation", limit: "min", value: 30, unit: "%", source: "b446" },
      ],
    },
    {
      name: "As Rolled",
      spec: "typical",
      properties: [
        { property: "Tensile Strength", limit: "typical", value: 120, unit: "ksi", source: "wiki625" },
        { property: "Hardness", limit: "min", value: 175, unit: "HBW", source: "wiki625" },
        { property: "Hardness", limit: "max", value: 240, unit: "HBW", source: "wiki625" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["625"],
  sourService: { maxHrc: 35, condition: "annealed (cold worked 40)", source: "GK" },
  sources: [
    { key: "dea625", url: "https://doubleeaglealloys.com/products/header-plugs-gaskets/alloy-625/" },
    { key: "b446", url: "http://www.inconel625bolts.com/specifications/astm-b446" },
    { key: "wiki625", title: "Wikipedia, Inconel 625" },
  ],
}
