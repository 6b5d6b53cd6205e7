import { ProfileBodySchema, RegistrationSchema, type ProfileView } from "@billet/backend/contract"
import { problemsOf, profileBody, profileValues, registrationBody } from "./profile-values"

const address = { line1: "12 Pier Road", line2: undefined, city: "Galveston", state: "TX", postalCode: "77550", country: "US" }
const VIEW: ProfileView = {
  email: "zoe@works.example",
  firstName: "Zoë",
  lastName: "O’Neil",
  jobTitle: "Buyer",
  contact: { primaryNumber: "+1 713 555 0199", primaryPhoneType: "OFFICE", secondaryNumber: null, secondaryPhoneType: null },
  company: { companyName: "Gulf Coast Forge", address },
  differentShippingAddress: true,
  shippingAddress: { ...address, line1: "Dock 4" },
  billingAddress: null,
  regionCode: "INC",
  consentToMarketing: true,
  consentToCookies: false,
  verification: {
    accountStatus: "APPROVED",
    accessLevel: "STANDARD",
    emailVerified: true,
    linkedCompany: null,
    registeredAt: "2026-11-21T00:00:00.000Z",
    submittedAt: null,
    approvedAt: null,
  },
}

describe("the profile form", () => {
  it("sends back what it was filled with", () => {
    const body = ProfileBodySchema.parse(profileBody(profileValues(VIEW)))
    expect(body).toMatchObject({
      firstName: "Zoë",
      company: VIEW.company,
      shippingAddress: VIEW.shippingAddress,
      billingAddress: null,
    })
  })

  it("names every empty field that is required, by the path the backend refuses it by", () => {
    const problems = problemsOf(
      RegistrationSchema.safeParse(registrationBody({ ...profileValues(null), differentShippingAddress: true })),
    )
    expect(problems).toMatchObject({
      email: "E-mail address is required",
      password: "Password is required",
      firstName: "First name is required",
      "contact.primaryNumber": "Primary phone number is required",
      "contact.primaryPhoneType": "Phone type is required",
      "company.companyName": "Company name is required",
      "company.address.line1": "Address line 1 is required",
      "shippingAddress.line1": "Shipping address line 1 is required",
      agreeToTerms: "You must agree to the terms",
      consentToDataProcessing: "Consent to data processing is required",
    })
    expect(problems).not.toHaveProperty("billingAddress.line1")
  })

  it("leaves out an address whose tick is off", () => {
    const values = { ...profileValues(VIEW), differentShippingAddress: false }
    expect(profileBody(values)).toMatchObject({ differentShippingAddress: false, shippingAddress: null })
  })
})
