type Trust = { publicOrigin: string | null; trustHost: boolean }

/**
 * The shop's origin: the one the settings name, whatever a request says. Without it the one the browser used, since the server's
 * own request address names the machine; the forwarded headers count only when a proxy we trust sets them.
 */
export function publicOrigin(headers: Headers, requestUrl: string, { publicOrigin: configured, trustHost }: Trust): string {
  if (configured) return configured
  const own = new URL(requestUrl)
  const host = (trustHost ? firstOf(headers.get("x-forwarded-host")) : null) ?? headers.get("host") ?? own.host
  const protocol = (trustHost ? firstOf(headers.get("x-forwarded-proto")) : null) ?? own.protocol.replace(":", "")
  const origin = `${protocol}://${host}`
  return URL.canParse(origin) ? new URL(origin).origin : own.origin
}

function firstOf(list: string | null): string | null {
  return list?.split(",")[0]?.trim() || null
}
