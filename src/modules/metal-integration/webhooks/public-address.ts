import { BlockList, isIP } from "node:net"

const PRIVATE_V4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const
/** Of the addresses that are handed out, 2000::/3, those that lead elsewhere: tunnels, translations and examples. */
const SPECIAL_V6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const

const closed = new BlockList()
for (const [net, bits] of PRIVATE_V4) closed.addSubnet(net, bits, "ipv4")
for (const [net, bits] of SPECIAL_V6) closed.addSubnet(net, bits, "ipv6")
const handedOut = new BlockList()
handedOut.addSubnet("2000::", 3, "ipv6")

/** Whether an address is one of the public internet: not this machine, its network, or one that stands for such. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, "ipv4")
  return isIP(address) === 6 && handedOut.check(address, "ipv6") && !closed.check(address, "ipv6")
}

/** The name or address of a URL; of an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "")

/**
 * Why an endpoint's address is refused; null for one that may be called. What its name means is looked at again whenever it
 * is called, for names change. `allowsPrivate`: plain http and private addresses too.
 */
export function addressProblem(text: string, allowsPrivate: boolean): string | null {
  if (!URL.canParse(text)) return "must be an address"
  const url = new URL(text)
  if (url.username || url.password) return "must hold no name or password"
  if (url.hash) return "must hold no #"
  if (allowsPrivate) return null
  if (url.protocol !== "https:") return "must begin with https://"
  const host = hostOf(url)
  const isName = isIP(host) === 0
  if (isName && !host.replace(/\.$/, "").includes(".")) return "must be an address of the internet"
  return isName || isPublicAddress(host) ? null : "must be an address of the internet"
}
