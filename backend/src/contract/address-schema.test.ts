import fc from "fast-check"
import { addressSchemaOf, BillingAddressSchema, CompanyAddressSchema, ShippingAddressSchema } from "./address-schema"
import { COUNTRIES } from "./country-values"

const address = {
  line1: "C/ Mayor nº 5, 2ª (#4)",
  line2: "",
  city: "L’Hospitalet de Llobregat",
  state: "",
  postalCode: "08901",
  country: "ES",
}

function messagesOf(changes: Record<string, unknown>, kind: "company" | "shipping" | "billing" = "company"): [string, string][] {
  const result = addressSchemaOf(kind).safeParse({ ...address, ...changes })
  return (result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message])
}

describe("addressSchemaOf", () => {
  it("takes an address, trims it, leaves blanks out and writes the country in upper case", () => {
    expect(CompanyAddressSchema.parse({ ...address, city: " Houston ", country: "us" })).toEqual({
      line1: address.line1,
      city: "Houston",
      postalCode: "08901",
      country: "US",
    })
  })

  it.each([
    ["company", "Address line 1 is required"],
    ["shipping", "Shipping address line 1 is required"],
    ["billing", "Billing address line 1 is required"],
  ] as const)("names the %s address when line 1 is missing", (kind, message) => {
    expect(messagesOf({ line1: "" }, kind)).toEqual([["line1", message]])
    expect(messagesOf({ line1: undefined }, kind)).toEqual([["line1", message]])
  })

  it.each([
    ["line1", "A".repeat(101), "Address line 1 must be less than 100 characters"],
    ["line1", "5 Mill <Road>", "Address contains invalid characters"],
    ["line1", "5 Mill\nRoad", "Address contains invalid characters"],
    ["line2", "A".repeat(101), "Address line 2 must be less than 100 characters"],
    ["line2", "a;b", "Address contains invalid characters"],
    ["city", "", "City is required"],
    ["city", "A".repeat(51), "City must be less than 50 characters"],
    ["city", "Houston 5", "City contains invalid characters"],
    ["state", "A".repeat(51), "State must be less than 50 characters"],
    ["postalCode", "", "Postal code is required"],
    ["postalCode", "1".repeat(21), "Postal code must be less than 20 characters"],
    ["country", "", "Country is required"],
    ["country", undefined, "Country is required"],
    ["country", "A".repeat(51), "Country must be less than 50 characters"],
    ["country", "QQ", "Country is not in the list"],
    ["country", "Spain", "Country is not in the list"],
  ])("refuses %s %j with one message", (field, value, message) => {
    expect(messagesOf({ [field]: value })).toEqual([[field, message]])
  })

  it.each([
    ["US", "ZZ"],
    ["us", "!!!"],
    ["CA", "77020"],
    ["GB", "!!!"],
  ])("refuses a postal code that %s cannot have, %j, whatever else is wrong", (country, postalCode) => {
    expect(messagesOf({ country, postalCode })).toEqual([["postalCode", "Postal code is invalid"]])
    expect(messagesOf({ country, postalCode, city: undefined })).toEqual([
      ["city", "City is required"],
      ["postalCode", "Postal code is invalid"],
    ])
  })

  it("says of a postal code the first that is wrong", () => {
    expect(messagesOf({ country: "US", postalCode: "1".repeat(21) })).toHaveLength(1)
    expect(messagesOf({ country: "US", postalCode: "" })).toHaveLength(1)
    expect(messagesOf({ country: "QQ", postalCode: "!!!" }).map(([field]) => field)).toEqual(["country", "postalCode"])
  })

  it("takes texts of exactly the greatest length", () => {
    const full = {
      line1: "A".repeat(100),
      line2: "B".repeat(100),
      city: "C".repeat(50),
      state: "D".repeat(50),
      postalCode: "1".repeat(20),
    }
    expect(messagesOf(full)).toEqual([])
  })

  it("takes every country of the list and its own answer again", () => {
    for (const { code } of COUNTRIES) {
      const parsed = ShippingAddressSchema.parse({ ...address, country: code, postalCode: code === "CA" ? "M5V 3L9" : "08901" })
      expect(BillingAddressSchema.parse(parsed)).toEqual(parsed)
    }
  })

  it("never lets a control character through", () => {
    const field = fc.constantFrom("line1", "line2", "city", "state", "postalCode", "country")
    const control = fc.constantFrom("\u0000", "\n", "\r", "\t", "\u001b", "\u0085")
    fc.assert(
      fc.property(field, control, (name, character) => {
        expect(messagesOf({ [name]: `A${character}B` })).toHaveLength(1)
      }),
    )
  })
})
