import { createHmac, timingSafeEqual } from "node:crypto"
import { isIP } from "node:net"

/**
 * The buyer's address that the storefront passes on, as `address signature`: the signature is made with the secret both know,
 * so nobody else can say for whom they ask. Null for what was not signed so.
 */
export function signedAddress(header: string | undefined, secret: string | undefined): string | null {
  const [address, signature, ...rest] = header?.split(" ") ?? []
  if (!secret || !address || !signature || rest.length || !isIP(address)) return null
  const wanted = createHmac("sha256", secret).update(address).digest()
  const given = Buffer.from(signature, "base64url")
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? address : null
}
