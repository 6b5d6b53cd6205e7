import { createHmac, randomBytes } from "node:crypto"
import { WEBHOOK_SECRET_PREFIX } from "@billet/backend/contract"

export const newSalt = (): string => randomBytes(24).toString("base64url")

/** The secret of an endpoint, which is kept nowhere: it follows from the salt and the server's own secret. */
export function secretOf(serverSecret: string, id: string, salt: string): string {
  return WEBHOOK_SECRET_PREFIX + createHmac("sha256", serverSecret).update(`webhook ${id} ${salt}`).digest("base64")
}

type Message = { id: string; at: Date; body: string }

/** The headers of Standard Webhooks: one signature for each secret that is good. */
export function signedHeaders({ id, at, body }: Message, secrets: string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), "base64")
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`
  })
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") }
}
