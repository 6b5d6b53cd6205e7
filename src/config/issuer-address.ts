const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"])

/** Whether a provider of sign-ins may be named so: an https address, or one on this machine for trying it out. */
export function isIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, search, hash, username, password } = new URL(address)
  const isSafe = protocol === "https:" || (protocol === "http:" && THIS_MACHINE.has(hostname))
  return isSafe && search + hash + username + password === ""
}
