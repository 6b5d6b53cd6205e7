import type { BuyerView, OrderAddress, ProfileView } from "@billet/backend/contract"
import { isSamePlace, knownAddresses } from "./known-addresses"

const HOUSTON = { line1: "4100 Clinton Drive", city: "Houston", state: "TX", postalCode: "77020", country: "US" }
const DALLAS = { ...HOUSTON, line1: "1 Main Street", city: "Dallas", postalCode: "75201" }
const buyer = {
  firstName: "Dana",
  lastName: "Reyes",
  company: { name: "Lone Star", address: { ...HOUSTON, firstName: "", lastName: "" } },
} as BuyerView
const profile = {
  company: { companyName: "Lone Star", address: HOUSTON },
  shippingAddress: DALLAS,
  billingAddress: HOUSTON,
} as ProfileView

describe("The addresses the shop knows of a buyer", () => {
  it("are the company's and what the profile says besides, each place once, in the buyer's name", () => {
    expect(knownAddresses(buyer, profile)).toEqual({
      company: { ...HOUSTON, firstName: "Dana", lastName: "Reyes" },
      shipping: { ...DALLAS, line2: undefined, firstName: "Dana", lastName: "Reyes", company: "Lone Star" },
    })
    expect(knownAddresses({ ...buyer, company: null }, { ...profile, shippingAddress: null })).toMatchObject({ company: HOUSTON })
    expect(knownAddresses({ ...buyer, company: null }, null)).toEqual({})
  })

  it("are one place whatever the letters", () => {
    expect(isSamePlace({ ...HOUSTON, firstName: "A" } as OrderAddress, { ...HOUSTON, city: " houston " } as OrderAddress)).toBe(
      true,
    )
    expect(isSamePlace(HOUSTON as OrderAddress, DALLAS as OrderAddress)).toBe(false)
  })
})
