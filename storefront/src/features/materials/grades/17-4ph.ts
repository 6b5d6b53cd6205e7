import { GRADE_STANDARDS } from "@billet/backend/contract"
import type { GradeFacts } from "../grade-facts"

export const GRADE_17_4PH: GradeFacts = {
  stockGrade: "17-4PH",
  densitySource: "GK",
  compositions: [
    {
      name: null,
      elements: [
        { element: "C", max: 0.07, source: "bp564" },
        { element: "Cr", min: 15, max: 17.5, source: "bp564" },
        { element: "Ni", min: 3, max: 5, source: "bp564" },
        { element: "Cu", min: 3, max: 5, source: "bp564" },
        { element: "Nb (+Ta)", min: 0.15, max: 0.45, source: "wix" },
        { element: "Mn", max: 1, source: "bp564" },
        { element: "Mo", max: 0.5, source: "rw174" },
        { element: "Si", max: 1, source: "bp564" },
        { element: "P", max: 0.04, source: "bp564" },
        { element: "S", max: 0.03, source: "bp564" },
        { element: "Fe", balance: true, source: "bp564" },
      ],
    },
  ],
  conditions: [
    {
      name: "Condition A (Solution Annealed)",
      spec: "ASTM A564 / AMS 5643",
      properties: [{ property: "Hardness", limit: "max", value: 363, unit: "HBW", source: "rw174" }],
    },
    {
      name: "H900",
      spec: "ASTM A564",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 170, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 190, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 10, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 40, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 388, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "min", value: 40, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "H1025",
      spec: "ASTM A564",
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
      name: "H1075",
      spec: "ASTM A564",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 125, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 145, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 13, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 45, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 311, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "min", value: 32, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "H1100",
      spec: "ASTM A564",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 115, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 140, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 14, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 45, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 302, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "min", value: 31, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "H1150",
      spec: "ASTM A564",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 105, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 135, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 16, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 50, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 277, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "min", value: 28, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "H1150D (Double H1150)",
      spec: "ASTM A564 / NACE MR0175",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 105, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 125, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 16, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 50, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 255, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "max", value: 311, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "min", value: 24, unit: "HRC", source: "GK" },
        { property: "Hardness", limit: "max", value: 33, unit: "HRC", source: "GK" },
      ],
    },
    {
      name: "H1150M",
      spec: "ASTM A564 / NACE MR0175",
      properties: [
        { property: "Yield Strength (0.2%)", limit: "min", value: 75, unit: "ksi", source: "GK" },
        { property: "Tensile Strength", limit: "min", value: 115, unit: "ksi", source: "GK" },
        { property: "Elongation", limit: "min", value: 18, unit: "%", source: "GK" },
        { property: "Reduction of Area", limit: "min", value: 55, unit: "%", source: "GK" },
        { property: "Hardness", limit: "min", value: 255, unit: "HBW", source: "GK" },
        { property: "Hardness", limit: "min", value: 24, unit: "HRC", source: "GK" },
        { property: "Hardness", limit: "max", value: 33, unit: "HRC", source: "GK" },
      ],
    },
  ],
  standards: GRADE_STANDARDS["17-4PH"],
  sourService: {
    maxHrc: 33,
    condition: "double H1150 or H1150M; ISO 15156:2020 adds an S17400 stress restriction (pit)",
    source: "GK",
  },
  sources: [
    { key: "bp564", url: "https://boltport.com/specifications/astm-a564" },
    {
      key: "wix",
      url: "https://kimijazz.wixsite.com/wilson-pipline/post/the-chemical-compositions-of-martensitic-precipitation-hardening-stainless-steel",
    },
    { key: "rw174", url: "https://www.rockwellind.com/17-4ph-var-bar-ams-5622/" },
  ],
}
