/** Issue and expiry of a JSON web token in epoch milliseconds; null for what cannot be read. No signature is checked. */
export function tokenTimes(token: string): { issuedAt: number; expiresAt: number } | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"))
    if (typeof payload !== "object" || payload === null || !("exp" in payload) || typeof payload.exp !== "number") return null
    const issuedAt = "iat" in payload && typeof payload.iat === "number" ? payload.iat : payload.exp
    return { issuedAt: issuedAt * 1000, expiresAt: payload.exp * 1000 }
  } catch {
    return null
  }
}

/** Whether a token can still be used. */
export function isTokenAlive(token: string, now: number): boolean {
  const times = tokenTimes(token)
  return times !== null && times.expiresAt > now
}

/** Whether more than half of a token's life is over, so that it should be renewed. */
export function isTokenHalfSpent(token: string, now: number): boolean {
  const times = tokenTimes(token)
  return times !== null && now > (times.issuedAt + times.expiresAt) / 2
}
