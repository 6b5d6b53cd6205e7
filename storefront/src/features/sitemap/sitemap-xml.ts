const HEAD = `<?xml version="1.0" encoding="UTF-8"?>`
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
/** What a search engine reads is at most an hour old; a cache in front of the shop may answer it meanwhile. */
const ONE_HOUR = "public, max-age=3600"

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign)

/** A file that names pages; at most 50,000 may stand in one. */
export function pagesXml(origin: string, pages: readonly string[]): string {
  const urls = pages.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`)
  return `${HEAD}\n<urlset xmlns="${NAMESPACE}">\n${urls.join("\n")}\n</urlset>\n`
}

/** The file that names all others. */
export function indexXml(origin: string, files: readonly string[]): string {
  const maps = files.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`)
  return `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">\n${maps.join("\n")}\n</sitemapindex>\n`
}

export function xmlAnswer(xml: string): Response {
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8", "cache-control": ONE_HOUR } })
}
