import "./no-eval"
import { z } from "zod"
import { COUNTRIES } from "./country-values"
import { optionalText, requiredText } from "./form-text"
import { isPostalCode } from "./postal-code"

/** Which address a message speaks of; the company's own has no prefix. */
export type AddressKind = "company" | "shipping" | "billing"

const ADDRESS_LINE = /^[\p{L}\p{M}\p{Nd} .,'’#/&():º°ª-]*$/u
const CITY = /^[\p{L}\p{M} \-.'’]*$/u
const ONE_LINE = /^[^\p{Cc}]*$/u
const COUNTRY_CODES: ReadonlySet<string> = new Set(COUNTRIES.map((country) => country.code))

const POSTAL_CODE = requiredText({
  required: "Postal code is required",
  max: 20,
  tooLong: tooLong("Postal code", 20),
  pattern: ONE_LINE,
  invalid: "Postal code contains invalid characters",
})

const Place = z.object({ postalCode: POSTAL_CODE, country: z.string() })

/** The rule between a postal code and its country, for `refine`. Of a code that breaks a rule of its own that one is said. */
export const POSTAL_CODE_OF_COUNTRY: Parameters<typeof Place.refine> = [
  isPostalCode,
  { path: ["postalCode"], message: "Postal code is invalid", when: ({ value }) => Place.safeParse(value).success },
]

const PREFIXES: Record<AddressKind, string> = {
  company: "Address line",
  shipping: "Shipping address line",
  billing: "Billing address line",
}

/**
 * The rules of one address block with the literal messages of specification section 5; lengths are inclusive, characters
 * follow decision 48, the country is an ISO-2 code of the list (decision 51), the postal code one that it can have.
 */
export function addressSchemaOf(kind: AddressKind) {
  const prefix = PREFIXES[kind]
  const fields = z.strictObject({
    line1: requiredText({ required: `${prefix} 1 is required`, ...lineRule(`${prefix} 1`) }),
    line2: optionalText(lineRule(`${prefix} 2`)),
    city: requiredText({
      required: "City is required",
      max: 50,
      tooLong: tooLong("City", 50),
      pattern: CITY,
      invalid: "City contains invalid characters",
    }),
    state: optionalText({
      max: 50,
      tooLong: tooLong("State", 50),
      pattern: ONE_LINE,
      invalid: "State contains invalid characters",
    }),
    postalCode: POSTAL_CODE,
    country: requiredText({ required: "Country is required", max: 50, tooLong: tooLong("Country", 50) })
      .toUpperCase()
      .refine((code) => code === "" || code.length > 50 || COUNTRY_CODES.has(code), "Country is not in the list"),
  })
  return fields.refine(...POSTAL_CODE_OF_COUNTRY)
}

export const CompanyAddressSchema = addressSchemaOf("company")
export const ShippingAddressSchema = addressSchemaOf("shipping")
export const BillingAddressSchema = addressSchemaOf("billing")
export type PostalAddress = z.output<typeof CompanyAddressSchema>

function lineRule(label: string) {
  return { max: 100, tooLong: tooLong(label, 100), pattern: ADDRESS_LINE, invalid: "Address contains invalid characters" }
}

function tooLong(field: string, max: number): string {
  return `${field} must be less than ${max} characters`
}
