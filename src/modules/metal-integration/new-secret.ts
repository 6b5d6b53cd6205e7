import { createHash, randomBytes } from "node:crypto"
import { INTEGRATION_KEY_PREFIX } from "@billet/backend/contract"

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url")

/** A key nobody can guess, and what is kept of it. */
export function newSecret(): { secret: string; secret_hash: string; hint: string } {
  const secret = INTEGRATION_KEY_PREFIX + randomBytes(32).toString("base64url")
  return { secret, secret_hash: hashOf(secret), hint: secret.slice(-4) }
}
