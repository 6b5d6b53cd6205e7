import type { ProviderPerson } from "@billet/backend/accounts"

/** Whom a proof is of, and what is in it that is good for one sign-in. */
export type Proven = { person: ProviderPerson; once: string }
