import { isIP } from "node:net"

/** Who reached the nearest proxy of a list of forwarders: what stands before is what the visitor says. Null for no address. */
export function lastAddress(forwarded: string | null): string | null {
  const address = (forwarded?.split(",").at(-1) ?? "").trim().replace(/^::ffff:/i, "")
  return isIP(address) ? address : null
}
