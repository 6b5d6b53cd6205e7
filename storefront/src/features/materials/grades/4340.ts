import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_4340: GradeFacts = {
  stockGrade: "4340",
  densitySource: "dea4340",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", min: 0.38, max: 0.43, source: "dea4340" },
        { element: "Mn", min: 0.6, max: 0.8, source: "dea4340" },
        { element: "Si", min: 0.15, max: 0.35, source: "dea4340" },
        { element: "P", max: 0.035, source: "dea4340" },
        { element: "S", max: 0.04, source: "dea4340" },
        { element: "Ni", min: 1.65, max: 2, source: "dea4340" },
        { element: "Cr", min: 0.7, max: 0.9, source: "dea4340" },
        { element: "Mo", min: 0.2, max: 0.3, source: "dea4340" },
        { element: "Fe", balance: true, source: "dea4340" },
      ],
    },
  ],
  conditions: [
    {
      name: "Quenched & Tempered 1200 F",
      spec: "typical, 4 in round",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "typical", value: 119, unit: "ksi", source: "mm4340" },
        { property: "Tensile Strength", limit: "typical", value: 136, unit: "ksi", source: "mm4340" },
        { property: "Hardness", limit: "typical", value: 269, unit: "HBW", source: "mm4340" },
        { property: "Hardness", limit: "typical", value: 28, unit: "HRC", source: "mm4340" },
      ],
    },
    {
      name: "Quenched & Tempered 1000 F",
      spec: "typical, 4 in round",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "typical", value: 159, unit: "ksi", source: "mm4340" },
        { property: "Tensile Strength", limit: "typical", value: 170, unit: "ksi", source: "mm4340" },
        { property: "Hardness", limit: "typical", value: 341, unit: "HBW", source: "mm4340" },
        { property: "Hardness", limit: "typical", value: 37, unit: "HRC", source: "mm4340" },
      ],
    },
    {
      name: "Quenched & Tempered 800 F",
      spec: "typical, 4 in round",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "typical", value: 184, unit: "ksi", source: "mm4340" },
        { property: "Tensile Strength", limit: "typical", value: 193, unit: "ksi", source: "mm4340" },
        { property: "Hardness", limit: "typical", value: 401, unit: "HBW", source: "mm4340" },
        { property: "Hardness", limit: "typical", value: 42, unit: "HRC", source: "mm4340" },
      ],
    },
    {
      name: "Annealed",
      spec: "ASTM A29 / A322",
      properties: [],
    },
  ],
  standards: GRADE_STANDARDS["4340"],
  sourService: { maxHrc: null, condition: "not for sour service (Ni over 1 %)", source: "GK" },
  sources: [
    { key: "dea4340", url: "https://doubleeaglealloys.com/products/carbon-alloysproducts/aisi-4340-ht-steel/" },
    { key: "mm4340", url: "http://metalmartusa.com/catalog.asp?id=165" },
  ],
}
