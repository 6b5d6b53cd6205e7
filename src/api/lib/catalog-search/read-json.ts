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

/** Reads a JSON body of at most `limit` bytes; an empty body is undefined. Throws UnreadableBody. */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw new UnreadableBody(413, "request entity too large")
    chunks.push(chunk)
  }
  if (size === 0) return undefined
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"))
  } catch (error) {
    throw new UnreadableBody(400, error instanceof Error ? error.message : "the body is not JSON")
  }
}
