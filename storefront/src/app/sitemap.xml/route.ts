import { publicOrigin } from "@/features/auth/public-origin"
import { countParts } from "@/features/sitemap/data"
import { indexXml, xmlAnswer } from "@/features/sitemap/sitemap-xml"
import { env } from "@/lib/env"
import { paths } from "@/lib/paths"

/** Which files name the pages of the shop: its own, and those of every item in sale, 50,000 to a file. */
export async function GET(request: Request): Promise<Response> {
  const origin = publicOrigin(request.headers, request.url, env())
  const parts = Array.from({ length: await countParts() }, (_, part) => paths.sitemapFile(String(part)))
  return xmlAnswer(indexXml(origin, [paths.sitemapFile("pages"), ...parts]))
}
