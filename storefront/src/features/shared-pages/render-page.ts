import { askOwnServer } from "./ask-own-server"
import type { RenderedPage } from "./page-store"

/** A page as a browser loads it, or as Next's router asks for it. */
const PAGE_TYPE = /^text\/(html|x-component)/

/** Has this server render a page. Null when it is no whole page that can be kept. */
export async function renderPage(path: string, headers: Record<string, string>): Promise<RenderedPage | null> {
  const answer = await askOwnServer(path, headers)
  const said = new Map(answer?.headers)
  const nonce = /'nonce-([^']+)'/.exec(said.get("content-security-policy") ?? "")?.[1]
  return answer && nonce && PAGE_TYPE.test(said.get("content-type") ?? "") ? { ...answer, nonce } : null
}
