import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { HttpProblem } from "./http-problem"
import { withFacts } from "./openapi/check-facts"

const isPlainJson = (req: MedusaRequest) =>
  Boolean(req.is("application/json")) && (req.get("content-encoding") ?? "identity") === "identity"

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new HttpProblem(400, "invalid_data", error instanceof Error ? error.message : "The body is not JSON")
  }
}

/**
 * Reads a JSON body of at most `limit` bytes, for routes whose bodies are too large for core's parser. Core parses before
 * it authenticates; with its parser off and this one behind the authentication, a stranger's body is never kept. A body
 * beyond the limit is read to its end without keeping it, so that the client sees the refusal.
 */
export function jsonBody(limit: number) {
  const readBody = (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    if (!isPlainJson(req)) {
      req.resume()
      next(new HttpProblem(415, "unsupported_media_type", "Send the body as application/json, not compressed"))
      return
    }
    let size = 0
    let chunks: Buffer[] = []
    req.on("data", (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else chunks = []
    })
    req.on("error", next)
    req.on("end", () => {
      if (size > limit) {
        next(new HttpProblem(413, "too_large", `The body is larger than ${Math.floor(limit / 1024 / 1024)} MB`))
        return
      }
      try {
        req.body = parse(Buffer.concat(chunks).toString("utf8"))
        next()
      } catch (error) {
        next(error)
      }
    })
  }
  return withFacts(readBody, { refuses: [413, 415] })
}
