import { catalogue } from "../catalogue"

export const pagesTexts = catalogue("pages", {
  home: "Home",
  pageNotFound: "Page not found",
  thereIsNoSuchPage: "There is no such page",
  theAddressMayBeOld: "The address may be old or mistyped. Search the stock, or start again from the finder.",
  additiveManufacturingInMetal: "Additive manufacturing in metal",
  materialsNickelStainlessAndLow: "Materials: nickel, stainless and low alloy grades",
  compositionMechanicalPropertiesBy:
    "Composition, mechanical properties by condition, sour service limits and live stock of every grade.",
  qualityCertificatesTraceabilityTolerances: "Quality: certificates, traceability, tolerances",
  valueEveryPieceKeepsIts: "{value}. Every piece keeps its heat number and ships with its mill certificate.",
  cncMachiningToPlusOr: "CNC machining to plus or minus 0.0005 inch",
  deepHoleBoringUpTo: "Deep hole boring up to 40 feet",
  /** Behind the title of a list: "Nickel Bar, page 2". */
  ofPage: ", page {page}",
})
