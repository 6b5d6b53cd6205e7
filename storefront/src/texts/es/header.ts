import type { Translated } from "../catalogue"
import type { headerTexts } from "../en/header"

export const header: Translated<typeof headerTexts> = {
  signIn: "Iniciar sesión",
  signOut: "Cerrar sesión",
  countLines: { one: "{count} partida", other: "{count} partidas" },
  cartCount: "Carrito, {count}",
  cart: "Carrito",
  servedFrom: "Atendido desde",
  deliverTo: "Entregar en",
  nameHome: "{name}, inicio",
  stock: "Existencias",
  searchStock: "Buscar en existencias",
  codeGradeUnsOrSize: "Código, grado, UNS o medida: 4.5 bar",
  sections: "Secciones",
  allStock: "Todas las existencias",
  quickOrder: "Pedido rápido",
  findByHeat: "Buscar por colada",
  materials: "Materiales",
  faqs: "Preguntas frecuentes",
  contact: "Contacto",
}
