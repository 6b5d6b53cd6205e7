/** A shop's account with UPS, and the address of UPS's API. */
export type UpsAccount = { clientId: string; clientSecret: string; accountNumber: string; url: string }
