import type { Translated } from "../catalogue"
import type { navigationTexts } from "../en/navigation"

export const navigation: Translated<typeof navigationTexts> = {
  nameHome: "{name}, inicio",
  sections: "Secciones",
  allStock: "Todas las existencias",
  quickOrder: "Pedido rápido",
  findByHeat: "Buscar por colada",
  materials: "Materiales",
  faqs: "Preguntas frecuentes",
  contact: "Contacto",
}
