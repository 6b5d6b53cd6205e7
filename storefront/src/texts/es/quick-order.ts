import type { Translated } from "../catalogue"
import type { quickOrderTexts } from "../en/quick-order"

export const quickOrder: Translated<typeof quickOrderTexts> = {
  quickOrder: "Pedido rápido",
  fromAFileCsvOr: "Desde un archivo: CSV o Excel (.xlsx) con código, cantidad, unidad, piezas (code, amount, unit, pieces)",
  productCode: "Código de producto",
  amount: "Cantidad",
  unit: "Unidad",
  pieces: "Piezas",
  addARow: "Agregar una fila",
  working: "Un momento…",
  countSuggestions: { one: "{count} sugerencia", other: "{count} sugerencias" },
  countRows: { one: "{count} fila", other: "{count} filas" },
  addFilledToTheCart: "Agregar {filled} al carrito",
  labelRowNumber: "{label}, fila {number}",
  removeRowNumber: "Quitar la fila {number}",
  droppedDidNotFitA: "No cupo el resto: {dropped}; un pedido rápido admite 500.",
  countTakenIn: "Leído: {count}.",
  newsOfFile: "{file} – {news}",
  removeAllRows: "Quitar todas las filas",
  countRemoved: "Quitado: {count}.",
  countPutBack: "Repuesto: {count}.",
  undo: "Deshacer",
  nothingCouldBeReadUse: "No se pudo leer nada. Use columnas code, amount, unit, pieces; como CSV, Excel (.xlsx) o texto pegado.",
  wrongToCorrectNothingWas: "Por corregir: {wrong}; aún no se agregó nada.",
  enterAtLeastOneRow: "Escriba al menos una fila.",
  quickOrderTypePasteOr: "Pedido rápido: escriba, pegue o suba una lista",
  upTo500RowsOf:
    "Hasta 500 filas de código, cantidad, unidad y piezas al carrito de una sola vez, con el teclado, pegando o desde un archivo.",
  home: "Inicio",
  typeRowsOrPasteA:
    "Escriba filas, o pegue una lista de una hoja en cualquier campo de código. Todas las filas van juntas al carrito, o ninguna.",
}
