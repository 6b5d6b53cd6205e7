export { COUNTRIES, EMBARGOED_COUNTRIES, OTHER_COUNTRY, type Country, type CountryCode } from "../contract"
export * from "./region-of-country"
