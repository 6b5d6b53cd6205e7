import { subscribe } from "node:diagnostics_channel"
import type { IncomingMessage } from "node:http"

/**
 * Without a proxy of ours in front, whatever a visitor says of their address is written over with the one they really come
 * from, before anybody reads it.
 */
export function forwardOwnAddress(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers["x-forwarded-for"] = request.socket.remoteAddress ?? ""
  })
}
