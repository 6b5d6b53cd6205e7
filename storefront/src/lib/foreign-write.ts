const READING = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * Whether a request would change something and was not sent by a page of ours. A browser says where a page that writes comes
 * from; a request that does not say is not believed. Hosts are compared, since a proxy may end the encryption.
 */
export function isForeignWrite(request: { method: string; headers: Headers }, trustHost: boolean): boolean {
  if (READING.has(request.method)) return false
  const { headers } = request
  const origin = headers.get("origin")
  const forwarded = trustHost ? headers.get("x-forwarded-host")?.split(",")[0]?.trim() : null
  const host = forwarded || headers.get("host")
  return !origin || !host || !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase()
}
