import { createHash } from "node:crypto"
import { BlockList, isIPv6 } from "node:net"
import type { MedusaRequest } from "@medusajs/framework/http"
import { METAL_SIGN_IN } from "../../modules/metal-sign-in"
import type MetalSignInService from "../../modules/metal-sign-in/service"

const HOUSE = new BlockList()
for (const [net, prefix] of [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  HOUSE.addSubnet(net, prefix, "ipv4")
}
HOUSE.addAddress("::1", "ipv6")
HOUSE.addSubnet("fc00::", 7, "ipv6")

const isOfHouse = (address: string) => HOUSE.check(address, isIPv6(address) ? "ipv6" : "ipv4")

/**
 * Where a request comes from. The storefront signs for whom it asks; besides, only a proxy of the house, which has a private
 * address, is believed. Null when such a one does not say, which is no person's address.
 */
export async function callerAddress(req: MedusaRequest): Promise<string | null> {
  const signed = await req.scope.resolve<MetalSignInService>(METAL_SIGN_IN).addressFrom(req.get("x-buyer-address"))
  if (signed) return signed
  const remote = (req.socket.remoteAddress ?? "").replace(/^::ffff:/, "")
  if (!isOfHouse(remote)) return remote || null
  return req.get("x-forwarded-for") ? (req.ip ?? null) : null
}

/** What is kept of an address or an account: enough to recognise it, not to read it. */
export const fingerprint = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 27)
