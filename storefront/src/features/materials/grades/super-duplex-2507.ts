import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_SUPER_DUPLEX_2507: GradeFacts = {
  stockGrade: "SUPER DUPLEX 2507",
  densitySource: "GK",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", max: 0.03, source: "mla2507" },
        { element: "Mn", max: 1.2, source: "mla2507" },
        { element: "P", max: 0.035, source: "mla2507" },
        { element: "S", max: 0.02, source: "mla2507" },
        { element: "Si", max: 0.8, source: "mla2507" },
        { element: "Cr", min: 24, max: 26, source: "mla2507" },
        { element: "Ni", min: 6, max: 8, source: "mla2507" },
        { element: "Mo", min: 3, max: 5, source: "mla2507" },
        { element: "N", min: 0.24, max: 0.32, source: "mla2507" },
        { element: "Cu", max: 0.5, source: "mla2507" },
        { element: "Fe", balance: true, source: "mla2507" },
      ],
    },
  ],
  conditions: [
    {
      name: "Solution Annealed",
      spec: "ASTM A276 / A479 / A182 F53",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 80, unit: "ksi", source: "mla2507" },
        { property: "Tensile Strength", limit: "min", value: 116, unit: "ksi", source: "mla2507" },
        { property: "Elongation", limit: "min", value: 25, unit: "%", source: "mla2507" },
        { property: "Reduction of Area", limit: "min", value: 45, unit: "%", source: "mla2507" },
        { property: "Hardness", limit: "min", value: 220, unit: "HBW", source: "mla2507" },
        { property: "Hardness", limit: "max", value: 270, unit: "HBW", source: "mla2507" },
        { property: "Hardness", limit: "max", value: 28, unit: "HRC", source: "mla2507" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["SUPER DUPLEX 2507"],
  sourService: { maxHrc: 28, condition: "as the purchase specification states", source: "mla2507" },
  sources: [
    {
      key: "mla2507",
      url: "https://id.scribd.com/document/212394747/Super-Duplex",
      title: "purchase specification, alloy 2507 bar",
    },
  ],
}
