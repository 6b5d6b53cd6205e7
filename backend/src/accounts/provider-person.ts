import type { SignInProvider } from "../contract"
import { mailDomainOf } from "./free-mail-domains"

/**
 * How far a provider's word for an e-mail address goes.
 * - UNCONFIRMED: somebody typed it.
 * - ONCE: whoever signs in had the mailbox when the provider asked; they may have left the company since.
 * - NOW: the provider keeps the mailbox, or is the shop's own directory of people.
 */
export type AddressStanding = "UNCONFIRMED" | "ONCE" | "NOW"

/** Who signs in, as the provider says. `subject` is theirs for ever, with the issuer in it; names keep the form's rules. */
export type ProviderPerson = {
  provider: SignInProvider
  subject: string
  email: string | null
  standing: AddressStanding
  firstName: string
  lastName: string
}

const GOOGLE_MAIL = new Set(["gmail.com", "googlemail.com"])
const NOT_IN_NAMES = /[^\p{L}\p{M} \-'’.]/gu
const MAX_NAME = 50

/**
 * Google keeps the mailboxes of its own mail and of the companies it hosts (`hostedDomain`); GitHub keeps none; the provider
 * the settings name is the shop owner's choice. Source: Google's "Authenticate with a backend server".
 */
export function standingOf(
  provider: SignInProvider,
  { email, verified, hostedDomain }: { email: string | null; verified: boolean; hostedDomain?: string | null },
): AddressStanding {
  if (!email || !verified) return "UNCONFIRMED"
  if (provider === "oidc") return "NOW"
  return provider === "google" && (hostedDomain || GOOGLE_MAIL.has(mailDomainOf(email))) ? "NOW" : "ONCE"
}

/** A first and a last name out of what a provider calls somebody; what the profile form would refuse is left out. */
export function namesOf({ given, family, full }: Record<"given" | "family" | "full", string | null>) {
  const [first = "", ...rest] = cleanName(full).split(" ")
  return {
    firstName: (cleanName(given) || first).slice(0, MAX_NAME).trim(),
    lastName: (cleanName(family) || rest.join(" ")).slice(0, MAX_NAME).trim(),
  }
}

function cleanName(name: string | null): string {
  return (name ?? "").replace(NOT_IN_NAMES, " ").replace(/ +/g, " ").trim()
}
