import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_DUPLEX_2205: GradeFacts = {
  stockGrade: "DUPLEX 2205",
  densitySource: "GK",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", max: 0.03, source: "shal2205" },
        { element: "Mn", max: 2, source: "shal2205" },
        { element: "P", max: 0.03, source: "shal2205" },
        { element: "S", max: 0.02, source: "shal2205" },
        { element: "Si", max: 1, source: "shal2205" },
        { element: "Cr", min: 22, max: 23, source: "shal2205" },
        { element: "Ni", min: 4.5, max: 6.5, source: "shal2205" },
        { element: "Mo", min: 3, max: 3.5, source: "shal2205" },
        { element: "N", min: 0.14, max: 0.2, source: "shal2205" },
        { element: "Fe", balance: true, source: "shal2205" },
      ],
    },
  ],
  conditions: [
    {
      name: "Solution Annealed",
      spec: "ASTM A276 / A479 / A182 F51, F60",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 65, unit: "ksi", source: "kim2205" },
        { property: "Tensile Strength", limit: "min", value: 90, unit: "ksi", source: "kim2205" },
        { property: "Elongation", limit: "min", value: 25, unit: "%", source: "kim2205" },
        { property: "Hardness", limit: "max", value: 293, unit: "HBW", source: "enc2205" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["DUPLEX 2205"],
  sourService: {
    maxHrc: null,
    condition: "solution annealed: no hardness limit set in ISO 15156-3; mills keep to 28 HRC",
    source: "https://oilandgascorrosion.com/faqwd/2005-13/",
  },
  sources: [
    { key: "shal2205", url: "https://shalco.in/products/duplex-stainless-steel/round-bar/" },
    {
      key: "kim2205",
      url: "https://kimijazz.wixsite.com/wilson-pipline/post/duplex-stainless-steel-uns-31803-f51-uns-32205-f60",
    },
    { key: "enc2205", url: "https://www.encoremetals.com/products/2205-duplex.html" },
    { key: "https://oilandgascorrosion.com/faqwd/2005-13/", url: "https://oilandgascorrosion.com/faqwd/2005-13/" },
  ],
}
