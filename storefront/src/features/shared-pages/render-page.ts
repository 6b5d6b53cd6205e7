import { nonceOf } from "@/lib/content-security-policy"
import { askOwnServer } from "./ask-own-server"
import { sheetsOf, withInlineStyles, withoutStyleHints } from "./inline-styles"
import { withLateScripts } from "./late-scripts"
import type { RenderedPage } from "./page-store"
import { withWholeFirstFrame } from "./whole-first-frame"

/** As Next's router asks for a page. */
const ROUTER_TYPE = /^text\/x-component/
/** As a browser loads it. */
const HTML_TYPE = /^text\/html/

/** Has this server render a page. Null when it is no whole page that can be kept. */
export async function renderPage(path: string, headers: Record<string, string>): Promise<RenderedPage | null> {
  const answer = await askOwnServer(path, headers)
  const said = new Map(answer?.headers)
  const nonce = nonceOf(said.get("content-security-policy"))
  const type = said.get("content-type") ?? ""
  if (!answer || !nonce) return null
  if (ROUTER_TYPE.test(type)) return { ...answer, nonce }
  if (!HTML_TYPE.test(type)) return null
  const page = Buffer.from(answer.body).toString("utf8")
  const addresses = sheetsOf(page)
  const sheets = await Promise.all(addresses.map(readSheet))
  const found = new Map(addresses.flatMap((address, index) => (sheets[index] === null ? [] : [[address, sheets[index] ?? ""]])))
  const styled = withInlineStyles(page, nonce, found)
  const sent: RenderedPage["headers"] =
    styled === page
      ? answer.headers
      : answer.headers.map(([name, value]) => [name, name === "link" ? withoutStyleHints(value) : value])
  return { headers: sent, nonce, body: Buffer.from(withLateScripts(withWholeFirstFrame(styled), nonce)) }
}

const read = new Map<string, string>()

/** A stylesheet of the build: its name changes with what is in it. */
async function readSheet(address: string): Promise<string | null> {
  const known = read.get(address)
  if (known !== undefined) return known
  const answer = await askOwnServer(address, {})
  if (!answer) return null
  const sheet = Buffer.from(answer.body).toString("utf8")
  read.set(address, sheet)
  return sheet
}
