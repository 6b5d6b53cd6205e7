const US = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|
DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|
LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|
NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|
OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|
VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`
const CA = `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|
NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|QC Québec|SK Saskatchewan|YT Yukon`

const byName = (list: string) =>
  new Map(list.split("|").map((one) => [one.trim().slice(3).toLowerCase(), one.trim().slice(0, 2).toLowerCase()]))
const NAMES: Record<string, Map<string, string>> = { us: byName(US), ca: byName(CA) }

/**
 * The code of a state or province as tax regions know it, ISO 3166-2 in lower case: `us-tx` of "TX", "US-TX" or "Texas". Null
 * without one. Names are known of the United States and Canada; anywhere else the code itself has to be given.
 */
export function provinceCode(country: string, state: string | null | undefined): string | null {
  const land = country.trim().toLowerCase()
  const said = state?.trim().toLowerCase().replace(/\.$/, "")
  if (!said) return null
  const code = NAMES[land]?.get(said) ?? said
  return code.startsWith(`${land}-`) ? code : `${land}-${code}`
}
