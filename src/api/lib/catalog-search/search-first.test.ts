import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { gunzipSync } from "node:zlib"
import { createStockIndex, toStockQuery } from "@billet/backend/catalogue/engine"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { manyRows } from "../../../../backend/src/catalogue/engine/testing/many-rows"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import { METALS_PROVIDER } from "../../../modules/shared/search-names"
import { searchFirst } from "./search-first"

const index = createStockIndex(manyRows(400, 4))
const services: Record<string, unknown> = {
  [ContainerRegistrationKeys.LOGGER]: { error: () => undefined },
  [Modules.SEARCH]: { getIndex: () => ({ provider: METALS_PROVIDER }) },
  [METAL_CATALOGUE]: { stockIndex: async () => index },
}
const container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer

const BODIES = Array.from({ length: 60 }, (_, at) => ({ limit: 1 + ((at * 7) % 90), offset: at * 3, facets: at % 3 > 0 }))
const expected = (body: (typeof BODIES)[number]) => Buffer.from(index.searchJson(toStockQuery(body), { costs: false })).toString()

describe("searches ahead of Express", () => {
  let server: Server
  let port: number

  beforeAll(async () => {
    server = createServer((_, response) => response.writeHead(418).end("express"))
    searchFirst(server, container)
    searchFirst(server, container)
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  type Sent = { method?: string; path?: string; headers?: Record<string, string>; breaksOff?: boolean }
  const send = (
    body: string | Buffer,
    { method = "POST", path = "/api/catalog-search", headers = {}, breaksOff = false }: Sent = {},
  ) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      const asked = request({ port, host: "127.0.0.1", method, path, headers }, (response) => {
        if (breaksOff) response.destroy()
        const chunks: Buffer[] = []
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.on("error", reject)
        response.on("end", () => {
          const all = Buffer.concat(chunks)
          const text = (response.headers["content-encoding"] === "gzip" ? gunzipSync(all) : all).toString()
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
        })
      })
      asked.on("error", reject)
      asked.end(body)
    })

  it("give each of many at once its own answer, zipped or not, while others break off", async () => {
    for (let round = 0; round < 8; round++) {
      const broken = BODIES.map((body) => send(JSON.stringify(body), { breaksOff: true }).catch(() => null))
      const answers = BODIES.map((body, at) =>
        send(JSON.stringify(body), { headers: (at + round) % 2 ? { "accept-encoding": "gzip" } : {} }),
      )
      expect((await Promise.all(answers)).map(({ text }) => text)).toEqual(BODIES.map(expected))
      await Promise.all(broken)
    }
  })

  it("say what they are, in full length, and that nobody may keep them", async () => {
    const [body] = BODIES
    const { status, headers } = await send(JSON.stringify(body))
    expect([status, headers]).toEqual([
      200,
      expect.objectContaining({
        "content-type": "application/json; charset=utf-8",
        "cache-control": "private, no-store",
        vary: "Accept-Encoding, Authorization",
        "content-length": String(Buffer.byteLength(expected(body ?? { limit: 1, offset: 0, facets: false }))),
      }),
    ])
  })

  it("read bodies that come in pieces, without a length, or not at all", async () => {
    const { text } = await send("", { headers: { "transfer-encoding": "chunked" } })
    const everything = Buffer.from(index.searchJson(toStockQuery({}), { costs: false })).toString()
    expect(text).toBe(everything)
    expect((await send(Buffer.from(JSON.stringify(BODIES[5])), { headers: { "transfer-encoding": "chunked" } })).text).toBe(
      expected(BODIES[5] ?? { limit: 1, offset: 0, facets: false }),
    )
    expect((await send(`${" ".repeat(60_000)}{}`)).text).toBe(everything)
  })

  it("refuse what is no JSON, no search, or too long, and take the next request", async () => {
    expect((await send("{")).status).toBe(400)
    expect((await send('{"limit":"many"}')).status).toBe(400)
    const long = await send(" ".repeat(70_000)).catch((error: NodeJS.ErrnoException) => error.code)
    // The server answers before it has read everything, and closes: a client that still writes may see only that.
    expect(typeof long === "object" ? [long.status, long.headers.connection] : long).toEqual(
      typeof long === "object" ? [413, "close"] : expect.stringMatching(/EPIPE|ECONNRESET/),
    )
    expect((await send("{}")).status).toBe(200)
  })

  it("leave every other request to Express", async () => {
    expect((await send("", { method: "PUT" })).status).toBe(418)
    expect((await send("", { path: "/api/catalog-search-more" })).status).toBe(418)
    expect((await send("{}", { path: "/api/catalog-search?x=1" })).status).toBe(200)
  })
})
