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
  families: { NICKEL: "Aleaciones de níquel", STAINLESS: "Aceros inoxidables", "LOW ALLOY": "Aceros de baja aleación" },
  metalProducts: "Productos metálicos",
  types: { Tube: "Tubo", Bar: "Barra", Other: "Otro" },
  forms: { round: "Redonda", tube: "Tubo", flat: "Solera" },
  availability: {
    highAvailability: "Alta disponibilidad",
    mediumAvailability: "Disponibilidad media",
    inTransit: "En tránsito",
    specialOrder: "Pedido especial",
    unavailable: "No disponible",
    unknown: "Consultar disponibilidad",
  },
  promos: { special: "Oferta", popular: "Popular" },
  sorts: {
    featured: "Destacados",
    availability: "Disponibilidad",
    "size-asc": "Medida, de menor a mayor",
    "size-desc": "Medida, de mayor a menor",
  },
  regions: { INC: "EE. UU.", EUR: "Europa", MSA: "Malasia", SIN: "Singapur", DUB: "Dubái" },
}
