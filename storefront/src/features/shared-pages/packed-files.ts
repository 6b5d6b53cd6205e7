import type { IncomingMessage, ServerResponse } from "node:http"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import { askOwnServer, type OwnAnswer } from "./ask-own-server"
import { readsPacked } from "./reads-packed"

const pack = promisify(brotliCompress)
/** Scripts, styles, fonts and drawings of a build: their names change with what is in them, so what was read once stays right. */
const FILE = /^\/_next\/static\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:js|css|woff2|svg)$/
/** Packed already. */
const FONT = /\.woff2$/
/** More than any build has. */
const MOST_FILES = 2000

const packed = new Map<string, OwnAnswer | "under way">()

/** Whether a request is for one of them, by a browser that reads brotli. */
export function isPacked({ method, url = "", headers }: IncomingMessage): boolean {
  if (method !== "GET" || headers.range !== undefined) return false
  return readsPacked(headers, "br") && FILE.test(url)
}

/**
 * Answers such a request with the file as small as brotli makes it, which takes a moment: until then, and for what is no file,
 * it is false, and Next.js answers.
 */
export function sendPacked({ url: path = "" }: IncomingMessage, response: ServerResponse): boolean {
  const file = packed.get(path)
  if (file === undefined) void keep(path)
  if (file === undefined || file === "under way") return false
  response.writeHead(200, file.headers.flat())
  response.end(file.body)
  return true
}

async function keep(path: string): Promise<void> {
  if (packed.size >= MOST_FILES) return
  packed.set(path, "under way")
  const answer = await askOwnServer(path, {})
  if (!answer) return void packed.delete(path)
  const isFont = FONT.test(path)
  const body = isFont ? answer.body : await pack(answer.body)
  const said = answer.headers.filter(([name]) => isFont || name !== "vary")
  const packing: OwnAnswer["headers"] = isFont
    ? []
    : [
        ["content-encoding", "br"],
        ["vary", "accept-encoding"],
      ]
  packed.set(path, { headers: [...said, ...packing, ["content-length", String(body.length)]], body })
}
