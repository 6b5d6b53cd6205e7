export {
  availabilityLabelOf,
  availabilityOf,
  coidListOf,
  crumb,
  crumbPath,
  formatInches,
  fractionOf,
  gradeOf,
  isNear,
  isValidProductCode,
  normaliseProductCode,
  parseProductSize,
  productPageTitle,
  productsCrumbs,
  productsHref,
  productsTitle,
  promoTypeOf,
  toDisplayItem,
  type AvailabilityFacts,
  type ProductFilters,
  type ProductSize,
} from "../contract"
export * from "./feed-columns"
export * from "./grade-terms"
export * from "./grades-named"
export * from "./heat-row"
export * from "./item-order"
export * from "./page-slice"
export * from "./search-text"
export * from "./specification-check"
export * from "./stock-row"
