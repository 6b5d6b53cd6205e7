import { subscribe } from "node:diagnostics_channel"
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http"
import { watchTrouble } from "@/lib/backend-trouble"
import { ownRendering } from "./ask-own-server"
import { isPacked, sendPacked } from "./packed-files"
import { isShared, sendShared } from "./shared-page"

/** Where Next.js has a call answered: an address of the house, of no use to anybody else. */
const INSIDE = "x-middleware-rewrite"

const served = new WeakSet<Server>()

/**
 * Answers shared pages ahead of Next.js, which would render each of them anew, and packed files, which it would pack anew;
 * everything else goes on to it. The server is met with its first request, before its own listener is called.
 */
export function sendPagesFirst(): void {
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server }
    if (served.has(server)) return
    served.add(server)
    const listeners = server.listeners("request") as RequestListener[]
    server.removeAllListeners("request")
    const goOn = (request: IncomingMessage, response: ServerResponse) => {
      for (const listener of listeners) void listener.call(server, request, response)
    }
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      if (request.method === "TRACE") return void response.writeHead(405, { allow: "GET, HEAD, POST" }).end()
      keepInside(response)
      const rendering = ownRendering(request.headers)
      if (rendering) return watchTrouble(rendering, () => goOn(request, response))
      if (isPacked(request) && sendPacked(request, response)) return
      if (!isShared(request)) return goOn(request, response)
      sendShared(request, response).then(
        (sent) => sent || goOn(request, response),
        (error: unknown) => {
          console.error("A shared page could not be sent", error)
          if (response.headersSent) response.destroy()
          else goOn(request, response)
        },
      )
    })
  })
}

/** Takes a header off every answer at the last moment, whoever writes it. */
function keepInside(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (...head: unknown[]) => {
    response.removeHeader(INSIDE)
    return writeHead(...head)
  }
}
