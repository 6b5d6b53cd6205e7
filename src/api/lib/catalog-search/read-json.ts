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
    const chunks: Buffer[] = []
    let size = 0
    request.on("data", (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) {
        request.pause()
        reject(new UnreadableBody(413, "request entity too large"))
      } else chunks.push(chunk)
    })
    request.on("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
    request.on("error", reject)
    request.on("close", () => reject(new UnreadableBody(400, "the request broke off")))
  })
}
