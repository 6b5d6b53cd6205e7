import { createHmac } from "node:crypto"
import { LocalCarrier, type Asked } from "./local-carrier"

export type ReceivedWebhook = {
  id: string
  type: string
  createdAt: string
  data: Record<string, unknown>
  isSigned: (secret: string) => boolean
}

function isSigned({ headers, body }: Asked, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64")
  const text = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`
  const expected = `v1,${createHmac("sha256", key).update(text).digest("base64")}`
  return String(headers["webhook-signature"]).split(" ").includes(expected)
}

/** An integrator's program on this machine, which is told what happens. Each endpoint takes a path of its own. */
export class WebhookReceiver extends LocalCarrier {
  at = (path: string): ReceivedWebhook[] =>
    this.asked
      .filter(({ url }) => url === path)
      .map((asked) => ({ ...(JSON.parse(asked.body) as ReceivedWebhook), isSigned: (secret) => isSigned(asked, secret) }))
}
