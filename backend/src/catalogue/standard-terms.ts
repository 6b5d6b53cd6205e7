const REMARK = /\(.*?\)/g
const BODY = /^[A-Z]+$/

/**
 * What a standard is found by: "AMS 5662" by AMS and AMS5662, "ASTM A693/A705" by A693 and ASTMA705 too. What begins with a digit
 * is no term of its own: the 6A of "API 6A" would stand among the bars of "6 bar". Typed apart, the search puts it together.
 */
export function standardTerms(standard: string): string[] {
  const terms: string[] = []
  let body = ""
  let before = ""
  for (const word of standard.replace(REMARK, "").split(" ")) {
    const parts = word.split("/")
    const joined = parts.join("").replaceAll("-", "")
    terms.push(/^\d/.test(word) ? before + joined : word.replaceAll("-", ""))
    const numbers = parts.filter((part) => /\d/.test(part)).map((part) => part.replaceAll("-", ""))
    if (body !== "") terms.push(...numbers.map((number) => body + number))
    const last = parts.at(-1) ?? ""
    if (BODY.test(last)) body = last
    else if (numbers.length > 0) body = ""
    before = joined
  }
  return [...new Set(terms.filter((term) => term !== ""))]
}
