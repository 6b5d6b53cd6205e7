import type { IncomingMessage } from "node:http"

/** A body that could not be read, with the status to answer. */
export class UnreadableBody extends Error {
  override readonly name = "UnreadableBody"
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Reads a JSON body of at most `limit` bytes; an empty body is undefined. Throws UnreadableBody. By events: an iterator
 * over the request costs several times as much.
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const bytes = await readBytes(request, limit)
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(bytes.toString("utf8"))
  } catch (error) {
    throw new UnreadableBody(400, error instanceof Error ? error.message : "the body is not JSON")
  }
}

function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const announced = Number(request.headers["content-length"])
    const chunks: Buffer[] = []
    let size = 0
    const done = () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks))
    request.on("data", (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) {
        request.pause()
        return reject(new UnreadableBody(413, "request entity too large"))
      }
      chunks.push(chunk)
      // Nothing can follow: the end is announced a turn later.
      if (size === announced) done()
    })
    request.on("end", done)
    request.on("error", reject)
    request.on("close", () => {
      // An error costs as much as a search, and every request closes at last.
      if (!request.complete) reject(new UnreadableBody(400, "the request broke off"))
    })
  })
}
