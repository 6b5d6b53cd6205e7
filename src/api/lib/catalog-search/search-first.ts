import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http"
import { promisify } from "node:util"
import { constants, gzip } from "node:zlib"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { drainsSince } from "../../../modules/shared/this-process"
import { AnswerMemory } from "./answer-memory"
import { catalogSearchOn, type AnswerSearch, type SearchReply } from "./answer-catalog-search"
import { readJson, UnreadableBody } from "./read-json"

const PATH = "/api/catalog-search"
const BODY_LIMIT = 64 * 1024
/** Below this an answer fits one packet, and compressing it gains nothing. */
const WORTH_COMPRESSING = 1400
const HEADERS = [
  ...["Content-Type", "application/json; charset=utf-8"],
  ...["Cache-Control", "private, no-store"],
  ...["Vary", "Accept-Encoding, Authorization"],
]
const ENCODED = ["Content-Encoding", "gzip"]
const CLOSING = ["Connection", "close"]
const compress = promisify(gzip)
const memory = new AnswerMemory()
const served = new WeakSet<Server>()

async function replyTo(request: IncomingMessage, answer: AnswerSearch, logger: Logger): Promise<SearchReply> {
  try {
    return await answer(await readJson(request, BODY_LIMIT), request.headers.authorization)
  } catch (error) {
    if (error instanceof UnreadableBody)
      return { status: error.status, body: JSON.stringify({ type: "invalid_data", message: error.message }) }
    logger.error(`${PATH} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    return { status: 500, body: JSON.stringify({ type: "unknown_error", message: "An unknown error occurred." }) }
  }
}

async function send(request: IncomingMessage, response: ServerResponse, { status, body }: SearchReply): Promise<void> {
  const bytes = typeof body === "string" ? Buffer.from(body) : body
  if (bytes.length >= WORTH_COMPRESSING && /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""))) {
    const zipped = await compress(bytes, { level: constants.Z_BEST_SPEED })
    memory.giveBack(bytes)
    return end(response, status, zipped, ENCODED)
  }
  response.once("close", () => memory.giveBack(bytes))
  // A body that was not read to its end would be taken for the next request.
  end(response, status, bytes, status === 413 ? CLOSING : [])
}

/** Names and values in one list cost less to send than an object. */
function end(response: ServerResponse, status: number, body: Uint8Array, more: readonly string[]): void {
  response.writeHead(status, [...HEADERS, "Content-Length", String(body.length), ...more, ...(drainsSince() ? CLOSING : [])])
  response.end(body)
}

/**
 * Answers searches ahead of Medusa's Express stack, which alone costs more than the search. The server's own listener
 * keeps every other request, and the wrong methods of this one. Doing it twice changes nothing.
 */
export function searchFirst(server: Server, container: MedusaContainer): void {
  if (served.has(server)) return
  served.add(server)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const answer = catalogSearchOn(container, memory.take)
  const [express] = server.listeners("request") as RequestListener[]
  if (!express) return
  server.removeListener("request", express)
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const isSearch = request.method === "POST" && (request.url === PATH || request.url?.startsWith(`${PATH}?`))
    if (isSearch) void replyTo(request, answer, logger).then((reply) => send(request, response, reply))
    else void express(request, response)
  })
}
