import { request, type IncomingHttpHeaders } from "node:http"

const RENDERING = "x-shared-page"
/** Only this process knows it: no visitor can ask for a page as if it were rendered to be kept. */
const secret = crypto.randomUUID()
const PATIENCE_MILLISECONDS = 10_000
/** What an answer says of its connection and not of what it brings. */
const PASSING = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "date"])

export type OwnAnswer = { headers: [name: string, value: string][]; body: Uint8Array }

export function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  return headers[RENDERING] === secret
}

/** Asks this very server, past what is kept of it. Null when the answer is no whole 200. */
export function askOwnServer(path: string, headers: Record<string, string>): Promise<OwnAnswer | null> {
  return new Promise((resolve) => {
    const options = { host: "127.0.0.1", port: process.env.PORT, path, headers: { ...headers, [RENDERING]: secret } }
    const asked = request(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk))
      answer.on("error", () => resolve(null))
      answer.on("end", () => {
        if (answer.statusCode !== 200 || !answer.complete || answer.headers["set-cookie"]) return resolve(null)
        const kept = Object.entries(answer.headers).filter(([name]) => !PASSING.has(name))
        resolve({ headers: kept.map(([name, value]) => [name, String(value)]), body: Buffer.concat(chunks) })
      })
    })
    asked.setTimeout(PATIENCE_MILLISECONDS, () => asked.destroy(new Error("too slow")))
    asked.on("error", () => resolve(null))
    asked.end()
  })
}
