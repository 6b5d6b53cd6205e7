import type { AccountVerb } from "@billet/backend/accounts"

/** What the shop is told when an account, a request or a company changes; names in it are the house's own. */
export const ACCOUNT_CHANGED = "metal.account.changed"
export type AccountChanged = {
  verb: AccountVerb
  buyerId: string
  customerId: string
  /** A user of the staff, "system", or null for the buyer. */
  actorId: string | null
  reason?: string | null
}
