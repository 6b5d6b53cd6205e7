import type { Translated } from "../catalogue"
import type { tradeTexts } from "../en/trade"

export const trade: Translated<typeof tradeTexts> = {
  fields: {
    metalCategory: "Categoría de metal",
    productType: "Tipo de producto",
    stockType: "Forma",
    stockGrade: "Grado",
    productSize: "Medida",
    productCondition: "Condición",
    coid: "En existencia en",
  },
  metalCodes: { NICKEL: "NÍQUEL", "LOW ALLOY": "BAJA ALEACIÓN", STAINLESS: "INOXIDABLE" },
  metals: { NICKEL: "Níquel", "LOW ALLOY": "Baja aleación", STAINLESS: "Inoxidable" },
  metalProducts: "Productos metálicos",
  types: { Tube: "Tubo", Bar: "Barra", Other: "Otro" },
  forms: { round: "Redonda", tube: "Tubo", flat: "Solera" },
  regions: { INC: "EE. UU.", EUR: "Europa", MSA: "Malasia", SIN: "Singapur", DUB: "Dubái" },
}
