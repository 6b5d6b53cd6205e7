import { paths } from "./paths"

/**
 * A return address on this site only: a path such as "/cart?x=1". Anything that a browser could read as another host
 * ("//evil", "/\evil", "https://...") gives the fallback.
 */
export function safeCallback(url: string | undefined, fallback: string = paths.home): string {
  if (!url || !url.startsWith("/") || /^\/[/\\]/.test(url) || /[\x00-\x1f]/.test(url)) return fallback
  const base = "http://same.origin"
  return URL.canParse(url, base) && new URL(url, base).origin === base ? url : fallback
}
