import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_SUPER_DUPLEX_F55: GradeFacts = {
  stockGrade: "SUPER DUPLEX F55",
  densitySource: "GK",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", max: 0.03, source: "gs276" },
        { element: "Mn", max: 1, source: "gs276" },
        { element: "P", max: 0.03, source: "gs276" },
        { element: "S", max: 0.01, source: "gs276" },
        { element: "Si", max: 1, source: "gs276" },
        { element: "Cr", min: 24, max: 26, source: "gs276" },
        { element: "Ni", min: 6, max: 8, source: "gs276" },
        { element: "Mo", min: 3, max: 4, source: "gs276" },
        { element: "N", min: 0.2, max: 0.3, source: "gs276" },
        { element: "Cu", min: 0.5, max: 1, source: "gs276" },
        { element: "W", min: 0.5, max: 1, source: "gs276" },
        { element: "Fe", balance: true, source: "gs276" },
      ],
    },
  ],
  conditions: [
    {
      name: "Solution Annealed (Cond. A)",
      spec: "ASTM A276 / A479 / A182 F55",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 80, unit: "ksi", source: "vu55" },
        { property: "Tensile Strength", limit: "min", value: 109, unit: "ksi", source: "vu55" },
        { property: "Hardness", limit: "max", value: 290, unit: "HBW", source: "vu55" },
        { property: "Hardness", limit: "max", value: 31, unit: "HRC", source: "vu55" },
        { property: "Elongation", limit: "min", value: 25, unit: "%", source: "GK" },
      ],
    },
    {
      name: "Cold Worked (Cond. S)",
      spec: "ASTM A276 Cond. S",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 104, unit: "ksi", source: "vu55" },
        { property: "Tensile Strength", limit: "min", value: 125, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 16, unit: "%", source: "GK" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["SUPER DUPLEX F55"],
  sourService: { maxHrc: null, condition: "solution annealed; PREN at least 40", source: "ds55" },
  sources: [
    { key: "gs276", url: "https://gsalloy.com/product/astm-a276-stainless-steel-bars" },
    {
      key: "vu55",
      url: "https://www.valveuser.com/3015-benefits-from-using-cold-drawn-f55-uns-s32760-material.htm",
      title: "Valve User, cold drawn F55",
    },
    { key: "ds55", url: "https://www.dsstainlesssteel.com/uns-s32760-super-duplex/" },
  ],
}
