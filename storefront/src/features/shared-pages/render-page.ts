import { askOwnServer } from "./ask-own-server"
import { withLateScripts } from "./late-scripts"
import type { RenderedPage } from "./page-store"

/** As Next's router asks for a page. */
const ROUTER_TYPE = /^text\/x-component/
/** As a browser loads it. */
const HTML_TYPE = /^text\/html/

/** Has this server render a page. Null when it is no whole page that can be kept. */
export async function renderPage(path: string, headers: Record<string, string>): Promise<RenderedPage | null> {
  const answer = await askOwnServer(path, headers)
  const said = new Map(answer?.headers)
  const nonce = /'nonce-([^']+)'/.exec(said.get("content-security-policy") ?? "")?.[1]
  const type = said.get("content-type") ?? ""
  if (!answer || !nonce) return null
  if (ROUTER_TYPE.test(type)) return { ...answer, nonce }
  if (!HTML_TYPE.test(type)) return null
  const page = Buffer.from(answer.body).toString("utf8")
  const styles = stylesOf(page)
  const sent: RenderedPage["headers"] = answer.headers.map(([name, value]) => [name, name === "link" ? value + styles : value])
  return { headers: sent, nonce, body: Buffer.from(withLateScripts(page, nonce)) }
}

/** The page's stylesheets for its Link header: a browser asks for them before it has read the page. */
function stylesOf(page: string): string {
  const sheets = [...page.matchAll(/<link rel="stylesheet" href="(\/_next\/static\/[^"]+)"/g)]
  return sheets.map(([, address]) => `, <${address}>; rel=preload; as="style"`).join("")
}
