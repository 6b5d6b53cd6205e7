import { publicOrigin } from "@/features/auth/public-origin"
import { codesOfPart } from "@/features/sitemap/data"
import { ownPages } from "@/features/sitemap/own-pages"
import { pagesXml, xmlAnswer } from "@/features/sitemap/sitemap-xml"
import { env } from "@/lib/env"
import { paths } from "@/lib/paths"

const PART = /^(\d{1,5})\.xml$/

/** One file of the sitemap: the shop's own pages, or a part of the items in sale. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  const part = PART.exec(file)?.[1]
  const pages = file === "pages.xml" ? ownPages() : part === undefined ? [] : await itemsOf(Number(part))
  if (pages.length === 0) return new Response("There is no such file", { status: 404 })
  return xmlAnswer(pagesXml(publicOrigin(request.headers, request.url, env()), pages))
}

async function itemsOf(part: number): Promise<string[]> {
  return (await codesOfPart(part)).map((code) => paths.product(code))
}
