import { catalogue } from "../catalogue"

export const quickOrderTexts = catalogue("quickOrder", {
  quickOrder: "Quick order",
  fromAFileCsvOr: "From a file: CSV or Excel (.xlsx) with code, amount, unit, pieces",
  productCode: "Product code",
  amount: "Amount",
  unit: "Unit",
  pieces: "Pieces",
  addARow: "Add a row",
  working: "Working…",
  countSuggestions: { one: "{count} suggestion", other: "{count} suggestions" },
  countRows: {
    one: "{count} row",
    other: "{count} rows",
  },
  addFilledToTheCart: "Add {filled} to the cart",
  labelRowNumber: "{label}, row {number}",
  removeRowNumber: "Remove row {number}",
  droppedDidNotFitA: "{dropped} did not fit; a quick order holds 500.",
  countTakenIn: "{count} taken in.",
  nothingCouldBeReadUse: "Nothing could be read. Use columns code, amount, unit, pieces; as CSV, Excel (.xlsx) or pasted text.",
  wrongToCorrectNothingWas: "{wrong} to correct; nothing was added yet.",
  enterAtLeastOneRow: "Enter at least one row.",
  quickOrderTypePasteOr: "Quick order: type, paste or upload a list",
  upTo500RowsOf: "Up to 500 rows of code, amount, unit and pieces into the cart in one go, from the keyboard, a paste or a file.",
  home: "Home",
  typeRowsOrPasteA: "Type rows, or paste a list from a sheet into any code field. All rows go to the cart together, or none.",
})
