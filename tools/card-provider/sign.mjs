import { createHmac } from "node:crypto"

/**
 * The signature header of a message, as the card provider makes it.
 * @param {{ body: string, secret: string, at?: number }} message
 */
export function signatureOf({ body, secret, at = Math.floor(Date.now() / 1000) }) {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`
}
