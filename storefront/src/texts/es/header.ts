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
  stock: "Existencias",
  searchStock: "Buscar en existencias",
  codeGradeUnsOrSize: "Código, grado, UNS o medida: 4.5 bar",
}
