import type { Translated } from "../catalogue"
import type { shortStockTexts } from "../en/short-stock"

export const shortStock: Translated<typeof shortStockTexts> = {
  inStockNow: "En existencia ahora: {left} de estas {wanted} piezas ({length} libres).",
  noPieceSoLong:
    "Ahora no hay en existencia ninguna pieza de esta longitud ({length} libres). Cambie la longitud o quite la partida.",
  nothingLeft: "Ahora no hay nada de este artículo en existencia. Quite la partida o consúltenos.",
  leftByOtherLines:
    "Otras partidas de este carrito piden el mismo artículo. Quedan para esta: {left} de {wanted} piezas ({length} libres).",
  noneByOtherLines:
    "Otras partidas de este carrito piden el mismo artículo y no dejan ninguna pieza para esta ({length} libres).",
  takePieces: { one: "Tomar {count} pieza", other: "Tomar {count} piezas" },
}
