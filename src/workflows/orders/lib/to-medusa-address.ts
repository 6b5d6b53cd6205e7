import type { OrderAddress } from "@billet/backend/contract"

/** Our address in Medusa's words. */
export function toMedusaAddress(address: OrderAddress) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company ?? "",
    address_1: address.line1,
    address_2: address.line2 ?? "",
    city: address.city,
    province: address.state ?? "",
    postal_code: address.postalCode,
    country_code: address.country.toLowerCase(),
    phone: address.phone ?? "",
  }
}

type MedusaAddress = { [Name in keyof ReturnType<typeof toMedusaAddress>]?: string | null }

/** Medusa's address in ours; blanks are left out. */
export function fromMedusaAddress(address: MedusaAddress | null | undefined): OrderAddress {
  return {
    firstName: address?.first_name ?? "",
    lastName: address?.last_name ?? "",
    company: address?.company || undefined,
    line1: address?.address_1 ?? "",
    line2: address?.address_2 || undefined,
    city: address?.city ?? "",
    state: address?.province || undefined,
    postalCode: address?.postal_code ?? "",
    country: (address?.country_code ?? "").toUpperCase(),
    phone: address?.phone || undefined,
  }
}
