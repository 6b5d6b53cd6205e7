import type { IncomingMessage, ServerResponse } from "node:http"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import { askOwnServer, type OwnAnswer } from "./ask-own-server"

const pack = promisify(brotliCompress)
/** Scripts and styles of a build: their names change with what is in them, so what was packed once stays right. */
const FILE = /^\/_next\/static\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:js|css)$/
/** More than any build has. */
const MOST_FILES = 2000

const packed = new Map<string, OwnAnswer | "under way">()

/** Whether a request is for a script or a style, by a browser that reads brotli. */
export function isPacked({ method, url = "", headers }: IncomingMessage): boolean {
  if (method !== "GET" || headers.range !== undefined) return false
  return /\bbr\b/.test(String(headers["accept-encoding"] ?? "")) && FILE.test(url)
}

/**
 * Answers such a request with the file as small as brotli makes it, which takes a moment: until then, and for what is no file,
 * it is false, and Next.js answers.
 */
export function sendPacked({ url = "" }: IncomingMessage, response: ServerResponse): boolean {
  const file = packed.get(url)
  if (file === undefined) void keep(url)
  if (file === undefined || file === "under way") return false
  response.writeHead(200, file.headers.flat())
  response.end(file.body)
  return true
}

async function keep(url: string): Promise<void> {
  if (packed.size >= MOST_FILES) return
  packed.set(url, "under way")
  const answer = await askOwnServer(url, {})
  if (!answer) return void packed.delete(url)
  const body = await pack(answer.body)
  const said = answer.headers.filter(([name]) => name !== "vary")
  const ways: OwnAnswer["headers"] = [
    ["content-encoding", "br"],
    ["vary", "accept-encoding"],
    ["content-length", String(body.length)],
  ]
  packed.set(url, { headers: [...said, ...ways], body })
}
