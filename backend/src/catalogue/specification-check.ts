import type { SpecificationCheck } from "../contract"

const ORGANISATIONS = ["ASTM", "AMS", "API", "ASME", "NACE", "ISO", "EN", "UNS", "DIN"]

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, "")

/**
 * The designations in a certificate's text: parts between slashes and commas, each with the organisation of the part
 * before it when it names none, so "ASTM A276 / A479" holds ASTM A479.
 */
export function designationsOf(certificate: string): string[] {
  let organisation = ""
  return certificate.split(/\s+\/\s+|,\s*/).flatMap((part) => {
    const text = part.trim()
    if (text === "") return []
    const named = ORGANISATIONS.find((name) => text.toUpperCase().startsWith(name))
    if (named) organisation = named
    return [named || organisation === "" ? text : `${organisation} ${text}`]
  })
}

/**
 * Whether a certificate meets a specification: one of its designations is that specification, or a class or condition of
 * it ("API 6A 75K" meets "API 6A"; "API 6A" does not meet "API 6A 75K", and "AMS 5662" does not meet "AMS 566").
 */
export function meetsSpecification(certificate: string, specification: string): boolean {
  const wanted = specification.trim().toUpperCase().replace(/\s+/g, " ")
  return designationsOf(certificate).some((designation) => {
    const held = designation.toUpperCase().replace(/\s+/g, " ")
    return bare(held) === bare(wanted) || held.startsWith(`${wanted} `)
  })
}

/** The check with the ground it stands on, for people to read. */
export function checkSpecification(certificate: string, specification: string): SpecificationCheck {
  const conforms = meetsSpecification(certificate, specification)
  const named = certificate.trim() === "" ? "no specification" : certificate
  return {
    id: specification,
    conforms,
    note: conforms ? `The certificate names ${named}` : `The certificate names ${named}, not ${specification}`,
  }
}
