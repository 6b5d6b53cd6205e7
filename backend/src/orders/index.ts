export {
  PiecesRangeError,
  addLine,
  canonicalAmount,
  cartRightsOf,
  isQuoteExpired,
  isSameLine,
  quoteValidUntil,
  removeLine,
  trackerSteps,
  updateLine,
  type LineChange,
  type LineKey,
  type LineOutcome,
  type MergeLine,
  type TrackerState,
  type TrackerStep,
} from "../contract"
export * from "./allocate-cuts"
export * from "./card-payment"
export * from "./cut-lack"
export * from "./document-number"
export * from "./freight-quote"
export * from "./one-heat"
export * from "./order-disagreements"
export * from "./order-transitions"
export * from "./payment-transitions"
export * from "./pieces-left"
export * from "./province-code"
export * from "./refundable"
export * from "./short-stock"
export * from "./taxes"
