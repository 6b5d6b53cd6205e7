import type { Translated } from "../catalogue"
import type { stockTexts } from "../en/stock"

export const stock: Translated<typeof stockTexts> = {
  families: { NICKEL: "Aleaciones de níquel", STAINLESS: "Aceros inoxidables", "LOW ALLOY": "Aceros de baja aleación" },
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
    "code-asc": "Código de producto, de la A a la Z",
    "code-desc": "Código de producto, de la Z a la A",
    "grade-asc": "Grado, de la A a la Z",
    "grade-desc": "Grado, de la Z a la A",
    "stock-desc": "Existencias, de más a menos",
    "stock-asc": "Existencias, de menos a más",
    "price-asc": "Precio de lista, de menor a mayor",
    "price-desc": "Precio de lista, de mayor a menor",
  },
}
