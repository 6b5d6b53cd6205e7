import { createHmac, generateKeyPairSync, sign } from "node:crypto"

const text = (value) => Buffer.from(JSON.stringify(value)).toString("base64url")

/** Keys of a provider: the one it tells of, and one that nobody has heard of, for forgeries. */
export function makeKeys() {
  const [own, unknown] = [1, 2].map(() => generateKeyPairSync("rsa", { modulusLength: 2048 }))
  return { own, unknown, published: { ...own.publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" } }
}

/**
 * A token of these claims. `forgery` makes one that must be refused: signed by an unknown key, with none at all, or with the
 * provider's public key taken for a shared secret.
 */
export function signToken(claims, keys, forgery) {
  const alg = { none: "none", confused: "HS256" }[forgery] ?? "RS256"
  const content = `${text({ alg, kid: "one", typ: "JWT" })}.${text(claims)}`
  return `${content}.${signatureOf(content, keys, forgery).toString("base64url")}`
}

function signatureOf(content, { own, unknown }, forgery) {
  if (forgery === "none") return Buffer.alloc(0)
  if (forgery === "confused")
    return createHmac("sha256", own.publicKey.export({ type: "spki", format: "pem" }))
      .update(content)
      .digest()
  return sign("RSA-SHA256", Buffer.from(content), (forgery === "unknown key" ? unknown : own).privateKey)
}
