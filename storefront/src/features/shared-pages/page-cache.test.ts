import { createServer, type Server, type Socket } from "node:net"
import { PageCache } from "./page-cache"

const page = { headers: [["content-type", "text/html"]] as [string, string][], nonce: "n", body: Buffer.from("<b>ä n</b>") }

/** Speaks as much of Redis' protocol as a cache needs: HELLO, CLIENT, GET, and SET with its time to live. */
class RedisOfTheTest {
  readonly values = new Map<string, Buffer>()
  readonly lives: string[] = []
  private readonly sockets = new Set<Socket>()
  private server: Server | null = null
  isSilent = false
  port = 0

  async start(): Promise<void> {
    const server = createServer((socket) => {
      this.sockets.add(socket)
      let unread: Buffer = Buffer.alloc(0)
      socket.on("error", () => undefined)
      socket.on("data", (chunk) => {
        unread = Buffer.concat([unread, chunk])
        for (let taken = readCommand(unread); taken; taken = readCommand(unread)) {
          unread = taken.rest
          if (!this.isSilent) socket.write(this.answer(taken.words))
        }
      })
    })
    this.server = server
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve))
    this.port = (server.address() as { port: number }).port
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise((resolve) => this.server?.close(resolve))
  }

  private answer([command = Buffer.alloc(0), name = Buffer.alloc(0), value = Buffer.alloc(0), ...more]: Buffer[]): Buffer {
    switch (command.toString().toUpperCase()) {
      case "HELLO":
        return Buffer.from("%1\r\n$5\r\nproto\r\n:3\r\n")
      case "GET": {
        const kept = this.values.get(name.toString())
        return kept ? Buffer.concat([Buffer.from(`$${kept.length}\r\n`), kept, Buffer.from("\r\n")]) : Buffer.from("_\r\n")
      }
      case "SET":
        this.values.set(name.toString(), value)
        this.lives.push(more.map(String).join(" "))
        return Buffer.from("+OK\r\n")
      default:
        return Buffer.from("+OK\r\n")
    }
  }
}

/** One command, an array of strings with their lengths, when it has come in whole. */
function readCommand(bytes: Buffer): { words: Buffer[]; rest: Buffer } | null {
  let at = 0
  const line = () => {
    const end = bytes.indexOf("\r\n", at)
    if (end < 0) return null
    const text = bytes.toString("latin1", at + 1, end)
    at = end + 2
    return Number(text)
  }
  const count = line()
  const words: Buffer[] = []
  while (count !== null && words.length < count) {
    const length = line()
    if (length === null || bytes.length < at + length + 2) return null
    words.push(bytes.subarray(at, at + length))
    at += length + 2
  }
  return count === null ? null : { words, rest: bytes.subarray(at) }
}

describe("the page cache that storefronts share", () => {
  const redis = new RedisOfTheTest()
  const caches: PageCache[] = []
  const cacheOf = (build: string) => {
    const cache = new PageCache(`redis://127.0.0.1:${redis.port}`, build, 60)
    caches.push(cache)
    return cache
  }
  let log: jest.SpyInstance

  beforeAll(async () => await redis.start())
  afterAll(async () => {
    caches.forEach((cache) => cache.close())
    await redis.stop()
  })
  beforeEach(() => {
    log = jest.spyOn(console, "error").mockImplementation(() => undefined)
  })
  afterEach(() => log.mockRestore())

  it("gives one storefront the page another has rendered, of its edition and build alone", async () => {
    const [one, other, newer] = [cacheOf("a"), cacheOf("a"), cacheOf("b")]
    await until(async () => (await one.write("/home", "7/1", page), redis.values.size > 0))
    await until(async () => (await other.read("/home", "7/1")) !== null)
    expect(await other.read("/home", "7/1")).toEqual(page)
    expect(await other.read("/home", "8/1")).toBeNull()
    expect(await other.read("/products", "7/1")).toBeNull()
    await until(async () => (await newer.write("/x", "1", page), redis.values.size > 1))
    expect(await newer.read("/home", "7/1")).toBeNull()
    expect(new Set(redis.lives)).toEqual(new Set(["EX 60"]))
    expect(log).not.toHaveBeenCalled()
  })

  it("is done without while Redis hangs or is gone, which is said once, and used again when it is back", async () => {
    const cache = cacheOf("a")
    await until(async () => (await cache.read("/home", "7/1")) !== null)
    redis.isSilent = true
    expect(await cache.read("/home", "7/1")).toBeNull()
    redis.isSilent = false
    await redis.stop()
    expect(await cache.read("/home", "7/1")).toBeNull()
    await cache.write("/home", "7/1", page)
    const said = log.mock.calls.length
    await redis.start()
    await until(async () => (await cache.read("/home", "7/1")) !== null)
    // The other caches of this file lost it too.
    expect(said).toBeLessThanOrEqual(caches.length)
    expect(said).toBeGreaterThan(0)
  })
})

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error("It never came to hold")
}
