import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { fetchFeed, shownAddress } from "./fetch-feed"

const LIMITS = { bytes: 1024, milliseconds: 400 }
const TEXT = "productCode\n718 RB 04500 SA120\n"

describe("Fetching a feed from an address", () => {
  let server: Server
  let answer: RequestListener
  let address = ""
  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response))
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.csv`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  const fetched = (known: Parameters<typeof fetchFeed>[1] = null, url = address) => fetchFeed(url, known, LIMITS)

  it("answers its text and what the server says of its version", async () => {
    answer = (_, response) =>
      response.writeHead(200, { etag: '"a1"', "last-modified": "Sat, 21 Nov 2026 02:00:00 GMT" }).end(TEXT)
    expect(await fetched()).toEqual({
      unchanged: false,
      content: TEXT,
      etag: '"a1"',
      lastModified: "Sat, 21 Nov 2026 02:00:00 GMT",
    })
  })

  it("asks only for what has changed", async () => {
    answer = (request, response) => response.writeHead(request.headers["if-none-match"] === '"a1"' ? 304 : 200).end()
    expect(await fetched({ etag: '"a1"', lastModified: null })).toEqual({ unchanged: true })
  })

  it("signs in with the name and password of the address, and follows a redirect within the server", async () => {
    answer = (request, response) => {
      if (request.url === "/stock.csv") return response.writeHead(302, { location: "/today/stock.csv" }).end()
      return response.end(`${request.url} ${request.headers.authorization}`)
    }
    const withPassword = address.replace("//", "//erp:p%40ss@")
    expect(await fetched(null, withPassword)).toMatchObject({
      content: `/today/stock.csv Basic ${Buffer.from("erp:p@ss").toString("base64")}`,
    })
    expect(shownAddress(withPassword)).toBe(address)
  })

  it("takes a packed answer, and measures it unpacked", async () => {
    answer = (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(TEXT))
    expect(await fetched()).toMatchObject({ content: TEXT })
    answer = (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(5000)))
    await expect(fetched()).rejects.toThrow("is larger than 0 MB")
  })

  it.each<[string, RequestListener, string]>([
    ["an error status", (_, response) => response.writeHead(500).end(), "answered with status 500"],
    [
      "a redirect to another place",
      (_, response) => response.writeHead(302, { location: "http://169.254.169.254/secret" }).end(),
      "leads elsewhere, to http://169.254.169.254",
    ],
    [
      "a redirect in a circle",
      (_, response) => response.writeHead(302, { location: "/stock.csv" }).end(),
      "redirects in a circle",
    ],
    ["no end of data", (_, response) => response.end("x".repeat(2000)), "is larger than 0 MB"],
    ["no answer", () => undefined, "did not answer within 0.4 seconds"],
    ["half an answer", (_, response) => response.writeHead(200).write("half"), "did not answer within 0.4 seconds"],
    ["a broken connection", (request) => request.socket.destroy(), "cannot be reached"],
    ["no text", (_, response) => response.end(Buffer.from([0xff, 0xfe, 0xff])), "is not UTF-8 text"],
  ])("refuses %s in words", async (_name, broken, message) => {
    answer = broken
    await expect(fetched()).rejects.toThrow(message)
  })
})

describe("Reading a feed from a path", () => {
  const file = async (content: string | Uint8Array) => {
    const path = join(await mkdtemp(join(tmpdir(), "feed-")), "stock.csv")
    await writeFile(path, content)
    return path
  }

  it("answers its text, byte order mark and all", async () => {
    const path = await file(`\ufeff${TEXT}`)
    expect(await fetchFeed(path, null)).toMatchObject({ unchanged: false, content: `\ufeff${TEXT}` })
  })

  it("refuses what is no file, not there, too large or no text", async () => {
    await expect(fetchFeed(tmpdir(), null)).rejects.toThrow("is no file")
    await expect(fetchFeed("/no/such/feed.csv", null)).rejects.toThrow("cannot be read: ENOENT")
    await expect(fetchFeed(await file("x".repeat(2000)), null, LIMITS)).rejects.toThrow("is larger than")
    await expect(fetchFeed(await file(new Uint8Array([0xc3, 0x28])), null)).rejects.toThrow("is not UTF-8 text")
  })
})
