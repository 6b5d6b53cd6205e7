import type { PhoneType, RegistrationInput } from "@billet/backend/contract"
import type { HttpClient } from "./http-client"

export const PASSWORD = "a long enough password 718"

type FilledIn = Omit<RegistrationInput, "contact"> & { contact: { primaryNumber: string; primaryPhoneType: PhoneType } }

/** A registration that keeps every rule, for an address of its own. */
export function registrationOf(email: string, changes: Partial<FilledIn> = {}): FilledIn {
  return {
    email,
    password: PASSWORD,
    firstName: "Zoë",
    lastName: "O’Neil",
    jobTitle: "Buyer, tubes & bars",
    contact: { primaryNumber: "+1 713 555 0199", primaryPhoneType: "OFFICE" },
    company: {
      companyName: "Gulf Coast Forge Inc.",
      address: { line1: "12 Pier Road", city: "Galveston", state: "TX", postalCode: "77550", country: "US" },
    },
    agreeToTerms: true,
    consentToDataProcessing: true,
    ...changes,
  }
}

/** What somebody gets who signs in: a token, or the status of the refusal. */
export async function signIn(client: HttpClient, email: string, password = PASSWORD) {
  const { status, body } = await client.post("/auth/customer/emailpass", { email, password })
  const { token = null } = body as { token?: string | null }
  return { status, token, actor: { name: email, token } }
}
