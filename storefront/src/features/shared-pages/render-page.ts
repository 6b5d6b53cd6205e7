import { request, type IncomingHttpHeaders } from "node:http"
import type { RenderedPage } from "./page-store"

const RENDERING = "x-shared-page"
/** Only this process knows it: no visitor can ask for a page as if it were rendered to be kept. */
const secret = crypto.randomUUID()
/** A page as a browser loads it, or as Next's router asks for it. */
const PAGE_TYPE = /^text\/(html|x-component)/
const PATIENCE_MILLISECONDS = 10_000
/** What an answer says of its connection and not of the page. */
const PASSING = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "date"])

export function isRendering(headers: IncomingHttpHeaders): boolean {
  return headers[RENDERING] === secret
}

/** Asks this very server for a page. Null when it is no whole page that can be kept. */
export function renderPage(path: string, headers: Record<string, string>): Promise<RenderedPage | null> {
  return new Promise((resolve) => {
    const options = { host: "127.0.0.1", port: process.env.PORT, path, headers: { ...headers, [RENDERING]: secret } }
    const asked = request(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk))
      answer.on("error", () => resolve(null))
      answer.on("end", () => {
        const nonce = /'nonce-([^']+)'/.exec(String(answer.headers["content-security-policy"] ?? ""))?.[1]
        const isPage = answer.statusCode === 200 && answer.complete && PAGE_TYPE.test(answer.headers["content-type"] ?? "")
        if (!isPage || !nonce || answer.headers["set-cookie"]) return resolve(null)
        const kept = Object.entries(answer.headers).filter(([name]) => !PASSING.has(name))
        resolve({ nonce, headers: kept.map(([name, value]) => [name, String(value)]), body: Buffer.concat(chunks) })
      })
    })
    asked.setTimeout(PATIENCE_MILLISECONDS, () => asked.destroy(new Error("too slow")))
    asked.on("error", () => resolve(null))
    asked.end()
  })
}
