export const COUNTRY_COOKIE = "country"
