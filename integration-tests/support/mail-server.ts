import { createServer, type Server, type Socket } from "node:net"
import type { AddressInfo } from "node:net"

/** A mail server on this machine, as far as sending to it goes. It takes mails, or refuses every recipient for now. */
export class MailServer {
  /** Who each taken mail is for, and what it says. */
  readonly taken: { to: string; text: string }[] = []
  refuses = false
  /** How long it thinks about each mail. */
  thinksMilliseconds = 0
  private readonly server: Server = createServer((socket) => this.serve(socket))

  /** Answers its address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "localhost", resolve))
    return `smtp://localhost:${(this.server.address() as AddressInfo).port}?ignoreTLS=true`
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve))
  }

  to = (address: string) => this.taken.filter(({ to }) => to === address)

  private serve(socket: Socket): void {
    let [to, text, isData] = ["", "", false]
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string): void => {
      if (isData) {
        if (line !== ".") return void (text += `${line}\n`)
        isData = false
        this.taken.push({ to, text })
        return void setTimeout(() => say("250 taken"), this.thinksMilliseconds)
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === "RCPT") to = /<(.*)>/.exec(line)?.[1] ?? ""
      if (verb === "RCPT" && this.refuses) return void say("450 not now")
      if (verb === "DATA") [isData, text] = [true, ""]
      if (verb === "QUIT") return void socket.end("221 bye\r\n")
      say(verb === "DATA" ? "354 go on" : "250 yes")
    }
    let rest = ""
    socket.on("error", () => undefined)
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString("latin1")).split("\r\n")
      rest = lines.pop() ?? ""
      lines.forEach(hear)
    })
    say("220 mail server of a test")
  }
}
