import { createHmac } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"

export type Message = { headers: IncomingHttpHeaders; body: string }

/** A program of somebody else's on this machine that is told what happens. It takes messages, or answers 503. */
export class WebhookReceiver {
  readonly taken: Message[] = []
  refuses = false
  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      if (!this.refuses) this.taken.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      response.writeHead(this.refuses ? 503 : 204).end()
    })
  })

  /** Answers its address. */
  async start(): Promise<string> {
    this.server.listen(0, "localhost")
    await once(this.server, "listening")
    return `http://localhost:${(this.server.address() as AddressInfo).port}/billet`
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  of = (type: string): Message[] => this.taken.filter(({ body }) => (JSON.parse(body) as { type: string }).type === type)
}

/** Whether a message was signed with a secret, as backend/docs/webhooks.md says. */
export function isSigned({ headers, body }: Message, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64")
  const text = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`
  const expected = `v1,${createHmac("sha256", key).update(text).digest("base64")}`
  return String(headers["webhook-signature"]).split(" ").includes(expected)
}
