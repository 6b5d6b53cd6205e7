import { request, type IncomingHttpHeaders } from "node:http"
import type { Rendering } from "@/lib/backend-trouble"

const RENDERING = "x-shared-page"
/** By names that only this process knows: no visitor can ask for a page as if it were rendered to be kept. */
const renderings = new Map<string, Rendering>()
const PATIENCE_MILLISECONDS = 10_000
/** What an answer says of its connection and not of what it brings. */
const PASSING = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "date"])

export type OwnAnswer = { headers: [name: string, value: string][]; body: Uint8Array }

/** The rendering that a request of this server to itself is for. */
export function ownRendering(headers: IncomingHttpHeaders): Rendering | undefined {
  return renderings.get(String(headers[RENDERING]))
}

/**
 * Asks this very server, past what is kept of it. Null when the answer is no whole 200, or was made while the backend did not
 * answer and may say so.
 */
export function askOwnServer(path: string, headers: Record<string, string>): Promise<OwnAnswer | null> {
  const name = crypto.randomUUID()
  const rendering = { isTroubled: false }
  renderings.set(name, rendering)
  return new Promise<OwnAnswer | null>((resolve) => {
    const options = { host: "127.0.0.1", port: process.env.PORT, path, headers: { ...headers, [RENDERING]: name } }
    const asked = request(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk))
      answer.on("error", () => resolve(null))
      answer.on("end", () => {
        const isWhole = answer.statusCode === 200 && answer.complete && !answer.headers["set-cookie"]
        if (!isWhole || rendering.isTroubled) return resolve(null)
        const kept = Object.entries(answer.headers).filter(([name]) => !PASSING.has(name))
        resolve({ headers: kept.map(([name, value]) => [name, String(value)]), body: Buffer.concat(chunks) })
      })
    })
    asked.setTimeout(PATIENCE_MILLISECONDS, () => asked.destroy(new Error("too slow")))
    asked.on("error", () => resolve(null))
    asked.end()
  }).finally(() => renderings.delete(name))
}
