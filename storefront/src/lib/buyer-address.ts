import "server-only"
import { createHmac } from "node:crypto"
import { headers } from "next/headers"
import { env } from "./env"
import { lastAddress } from "./last-address"

/**
 * Tells the backend for whom we ask, signed, so that it counts sign-ins by the visitor's address and not by ours; and with what,
 * for the visitor's own list of sign-ins.
 */
export async function buyerAddressHeaders(): Promise<Record<string, string>> {
  const { storefrontSecret } = env()
  const given = await headers()
  const agent = { "user-agent": given.get("user-agent") ?? "" }
  const address = lastAddress(given.get("x-forwarded-for"))
  if (!storefrontSecret || !address) return agent
  return {
    ...agent,
    "x-buyer-address": `${address} ${createHmac("sha256", storefrontSecret).update(address).digest("base64url")}`,
  }
}
