import type { BuyerView, OrderAddress, ProfileView } from "@billet/backend/contract"

export const ADDRESS_KINDS = ["company", "shipping", "billing"] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]
export type KnownAddresses = Partial<Record<AddressKind, OrderAddress>>

/** The addresses the shop knows of a buyer, each once: the company's, and what the profile says besides. */
export function knownAddresses(buyer: BuyerView, profile: ProfileView | null): KnownAddresses {
  const { firstName, lastName } = buyer
  const company = buyer.company?.name ?? (profile?.company.companyName || undefined)
  const known: KnownAddresses = {}
  if (buyer.company)
    known.company = {
      ...buyer.company.address,
      firstName: buyer.company.address.firstName || firstName,
      lastName: buyer.company.address.lastName || lastName,
    }
  const told = { company: profile?.company.address, shipping: profile?.shippingAddress, billing: profile?.billingAddress }
  for (const kind of ADDRESS_KINDS) {
    const address = told[kind]
    if (!address || known[kind]) continue
    const { line1, line2, city, state, postalCode, country } = address
    const one: OrderAddress = {
      firstName,
      lastName,
      company,
      line1,
      line2: line2 || undefined,
      city,
      state: state || undefined,
      postalCode,
      country,
    }
    if (!Object.values(known).some((other) => isSamePlace(other, one))) known[kind] = one
  }
  return known
}

/** Whether two addresses are one place, whoever is named there. */
export function isSamePlace(a: OrderAddress, b: OrderAddress): boolean {
  const placeOf = ({ line1, line2 = "", city, state = "", postalCode, country }: OrderAddress) =>
    [line1, line2, city, state, postalCode, country].map((part) => part.trim().toLowerCase()).join("\n")
  return placeOf(a) === placeOf(b)
}
