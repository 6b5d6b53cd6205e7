import { catalogue } from "../catalogue"

export const shortStockTexts = catalogue("shortStock", {
  inStockNow: "In stock now: {left} of these {wanted} pieces ({length} free).",
  noPieceSoLong: "No piece of this length is in stock now ({length} free). Change the length, or remove the line.",
  nothingLeft: "Nothing of this item is in stock now. Remove the line, or ask us.",
  leftByOtherLines: "Other lines of this cart want the same item. Left for this one: {left} of {wanted} pieces ({length} free).",
  noneByOtherLines: "Other lines of this cart want the same item and leave no piece for this one ({length} free).",
  takePieces: { one: "Take {count} piece", other: "Take {count} pieces" },
})
