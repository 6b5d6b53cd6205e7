import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type {
  FeedImportAnswer,
  FeedImportView,
  FeedSourceAnswer,
  FeedSourceListAnswer,
  FeedSourceView,
} from "@billet/backend/contract"
import checkStockFeed from "../../src/jobs/check-stock-feed"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { eventually } from "../support/eventually"
import { barNamed, stockCsv } from "../support/feed-rows"
import type { Actor } from "../support/http-client"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"

const PATH = "/admin/metal-imports"
const BARS = Array.from({ length: 20 }, (_, index) => barNamed(`NIGHT RB ${String(index + 10)}000 SA`))

shopTests(({ client, container, anonymous, approved }) => {
  let desk: Actor
  let server: Server
  let answer: RequestListener
  let asked: (string | undefined)[] = []
  const catalogue = () => container().resolve<MetalCatalogueService>(METAL_CATALOGUE)

  beforeAll(async () => {
    desk = await createStaff(container(), client, "night desk")
    server = createServer((request, response) => {
      asked.push(request.headers["if-none-match"])
      answer(request, response)
    })
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const { port } = server.address() as AddressInfo
    const addressOf = async (kind: string) => (kind === "STOCK" ? `http://erp:secret@127.0.0.1:${port}/stock.csv` : null)
    jest.spyOn(catalogue(), "feedAddress").mockImplementation(addressOf)
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await new Promise((done) => server.close(done))
  })
  beforeEach(() => {
    asked = []
  })

  const serve = (content: string, etag?: string) => {
    answer = (request, response) => {
      if (etag && request.headers["if-none-match"] === etag) return response.writeHead(304).end()
      return response.writeHead(200, etag ? { etag } : {}).end(content)
    }
  }
  const sources = async () => ((await client.get(`${PATH}/sources`, { as: desk })).body as FeedSourceListAnswer).sources
  const check = async (): Promise<FeedSourceView> => {
    const reply = await client.call("POST", `${PATH}/sources/stock/check`, { as: desk })
    if (reply.status !== 200) throw new Error(`Got ${reply.status}: ${reply.text.slice(0, 300)}`)
    return (reply.body as FeedSourceAnswer).source
  }
  const settled = async (id: string | null): Promise<FeedImportView> => {
    const see = async () => ((await client.get(`${PATH}/${id}`, { as: desk })).body as FeedImportAnswer).import
    await eventually(see, ({ status }) => status !== "PENDING" && status !== "RUNNING", 30_000)
    return await see()
  }
  const importCount = async () => (await catalogue().listAndCountFeedImports({}, { take: 1, select: ["id"] }))[1]

  it("stands in the list before the first look, without its password, and nothing stands there that is not configured", async () => {
    const list = await sources()
    expect(list).toMatchObject([{ kind: "STOCK", checkedAt: null, outcome: null, importId: null }])
    expect(list[0]?.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/stock\.csv$/)
  })

  it("stops and asks when it would withdraw more than 30 % of the stock, and is not taken in again meanwhile", async () => {
    serve(stockCsv(BARS))
    const taken = await check()
    expect(taken).toMatchObject({ outcome: "TAKEN", message: null })
    expect(await settled(taken.importId)).toMatchObject({ status: "NEEDS_CONFIRMATION", startedBy: "nightly feed", newRows: 20 })
    expect(await check()).toMatchObject({ outcome: "UNCHANGED", importId: taken.importId })
    await client.call("POST", `${PATH}/${taken.importId}/confirm`, { as: desk })
    expect(await settled(taken.importId)).toMatchObject({ status: "COMPLETED" })
  })

  it("does nothing with the same feed, by its content and by what the server says of its version", async () => {
    serve(stockCsv(BARS), '"v1"')
    const before = await importCount()
    expect(await check()).toMatchObject({ outcome: "UNCHANGED" })
    expect(await check()).toMatchObject({ outcome: "UNCHANGED" })
    expect(asked).toEqual([undefined, '"v1"'])
    expect(await importCount()).toBe(before)
  })

  it("imports a new feed by night, broken rows aside", async () => {
    serve(stockCsv([...BARS, barNamed("NIGHT RB 99000 SA"), barNamed("NIGHT RB 98000 SA", { availablePieces: "-1" })]), '"v2"')
    await checkStockFeed(container())
    const [source] = await sources()
    expect(source).toMatchObject({ outcome: "TAKEN" })
    expect(await settled(source?.importId ?? null)).toMatchObject({
      status: "COMPLETED",
      newRows: 1,
      unchangedRows: 20,
      rejectedRows: 1,
      withdrawnRows: 0,
    })
  })

  it.each<[string, RequestListener, RegExp]>([
    ["the server fails", (_, response) => response.writeHead(503).end(), /answered with status 503/],
    ["it leads elsewhere", (_, response) => response.writeHead(302, { location: "http://10.0.0.1/" }).end(), /leads elsewhere/],
    ["it is empty", (_, response) => response.end(), /must not be empty/],
    ["it is no text", (_, response) => response.end(Buffer.from([0xff, 0xfe])), /is not UTF-8/],
  ])("says so to staff when %s, and keeps what it knew", async (_name, broken, message) => {
    answer = broken
    const before = await importCount()
    await checkStockFeed(container())
    expect(await sources()).toMatchObject([{ outcome: "FAILED", message: expect.stringMatching(message) }])
    expect(await importCount()).toBe(before)
    serve("", '"v2"')
    expect(await check()).toMatchObject({ outcome: "UNCHANGED", message: null })
  })

  it("tries a feed again whose import failed", async () => {
    serve("no,such,columns\n1,2,3\n")
    const failed = await check()
    expect(await settled(failed.importId)).toMatchObject({ status: "FAILED", message: expect.stringContaining("cannot be read") })
    const again = await check()
    expect(again).toMatchObject({ outcome: "TAKEN" })
    expect(again.importId).not.toBe(failed.importId)
    await settled(again.importId)
  })

  it("is taken in once when two look at the same moment", async () => {
    serve(stockCsv([...BARS, barNamed("NIGHT RB 97000 SA")]))
    const before = await importCount()
    const both = await Promise.all([check(), check()])
    expect(both.map(({ outcome }) => outcome).sort()).toContain("UNCHANGED")
    expect(await importCount()).toBe(before + 1)
    await settled(both[0]?.importId ?? null)
  })

  it("is looked at by staff only, and only where one is configured", async () => {
    for (const as of [anonymous, approved()]) {
      expect((await client.get(`${PATH}/sources`, { as })).status).toBe(401)
      expect((await client.call("POST", `${PATH}/sources/stock/check`, { as })).status).toBe(401)
    }
    for (const kind of ["heats", "copper", "%00"]) {
      expect([
        kind,
        [400, 404].includes((await client.call("POST", `${PATH}/sources/${kind}/check`, { as: desk })).status),
      ]).toEqual([kind, true])
    }
    expect((await client.call("DELETE", `${PATH}/sources`, { as: desk })).status).toBe(405)
  })
})
