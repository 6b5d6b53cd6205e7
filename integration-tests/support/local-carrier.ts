import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"

export type Asked = { method: string; url: string; headers: IncomingMessage["headers"]; body: string }
/** What the server says to a request; `hang` never answers, `drop` breaks the connection. */
export type Said = { status?: number; body: unknown } | "hang" | "drop"

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** A carrier on this machine: answers as told and remembers what it was asked. */
export class LocalCarrier {
  readonly asked: Asked[] = []
  answer: (asked: Asked) => Said = () => ({ status: 500, body: "" })
  private readonly server: Server

  constructor() {
    this.server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        const asked = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body }
        this.asked.push(asked)
        const said = this.answer(asked)
        if (said === "hang") return
        if (said === "drop") return request.socket.destroy()
        response.writeHead(said.status ?? 200)
        response.end(typeof said.body === "string" ? said.body : JSON.stringify(said.body))
      })
    })
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }
  /** How often a path was asked for. */
  times = (path: string) => this.asked.filter(({ url }) => url.startsWith(path)).length

  open = () => new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve))
  close = () =>
    new Promise<void>((resolve) => {
      this.server.closeAllConnections()
      this.server.close(() => resolve())
    })
}
