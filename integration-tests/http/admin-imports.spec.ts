import {
  ErrorAnswerSchema,
  MAX_FEED_BYTES,
  type FeedImportAnswer,
  type FeedImportListAnswer,
  type FeedImportView,
  type FeedKind,
  type FeedPreviewAnswer,
  type FeedRejectionListAnswer,
} from "@billet/backend/contract"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import { barNamed, heatCsv, heatFields, stockCsv, stockFields, type StockFields } from "../support/feed-rows"
import { hammer } from "../support/hammer"
import { hostileBodies } from "../support/hostile"
import type { Actor, Reply } from "../support/http-client"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"

const PATH = "/admin/metal-imports"
/** A stock of ten bars of its own, so that a share of it is easy to tell. */
const TEN = Array.from({ length: 10 }, (_, index) => barNamed(`625 RB 0${index}000 ANN`, { coid: "EUR" }))
const BROKEN = barNamed("625 RB 99000 ANN", { stockType: "hexagon", availablePieces: "-1" })

shopTests(({ client, container, anonymous, approved }) => {
  let desk: Actor
  beforeAll(async () => {
    desk = await createStaff(container(), client, "feed desk")
    await imported("STOCK", stockCsv(TEN))
    await confirmed(await last())
  })
  const catalogue = () => container().resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const bodyOf = (kind: FeedKind, content: string, source = "test.csv") => ({ kind, source, content })
  const importOf = (reply: Reply): FeedImportView => {
    if (reply.status >= 300) throw new Error(`Got ${reply.status}: ${reply.text.slice(0, 300)}`)
    return (reply.body as FeedImportAnswer).import
  }
  const see = async (id: string) => importOf(await client.get(`${PATH}/${id}`, { as: desk }))
  const last = async () => ((await client.get(`${PATH}?limit=1`, { as: desk })).body as FeedImportListAnswer).imports[0]?.id ?? ""
  const settled = async (id: string) => {
    await eventually(
      () => see(id),
      ({ status }) => status !== "PENDING" && status !== "RUNNING",
      30_000,
    )
    return await see(id)
  }
  const imported = async (kind: FeedKind, content: string, source?: string) =>
    await settled(importOf(await client.post(PATH, bodyOf(kind, content, source), { as: desk })).id)
  const verb = (id: string, name: "confirm" | "cancel" | "run") => client.call("POST", `${PATH}/${id}/${name}`, { as: desk })
  const confirmed = async (id: string) => {
    importOf(await verb(id, "confirm"))
    return await settled(id)
  }
  const previewed = async (kind: FeedKind, content: string) =>
    ((await client.post(`${PATH}/preview`, bodyOf(kind, content), { as: desk })).body as FeedPreviewAnswer).preview
  const inSale = async (rows: StockFields[]) => {
    const items = await catalogue().listStockItems({ product_code: rows.map((row) => row.productCode), withdrawn: false })
    return items.length
  }

  describe("An import", () => {
    it("is taken in at once, runs by itself and counts what became of every row", async () => {
      const rows = [
        ...TEN.slice(0, 8),
        stockFields({ ...TEN[8], averageCostPerLb: "9.99" }),
        barNamed("625 RB 50000 ANN"),
        BROKEN,
      ]
      const reply = await client.post(PATH, bodyOf("STOCK", stockCsv(rows), " morning.csv "), { as: desk })
      expect(reply.status).toBe(201)
      expect(importOf(reply)).toMatchObject({ kind: "STOCK", source: "morning.csv", startedBy: "Staff feed desk" })
      expect(await settled(importOf(reply).id)).toMatchObject({
        status: "COMPLETED",
        totalRows: 11,
        processedRows: 11,
        newRows: 1,
        changedRows: 1,
        unchangedRows: 8,
        withdrawnRows: 1,
        rejectedRows: 1,
        message: null,
      })
      await imported("STOCK", stockCsv(TEN))
    })

    it("takes semicolons, CRLF and a byte order mark, and the same feed twice changes nothing", async () => {
      const feed = stockCsv(TEN, { delimiter: ";", eol: "\r\n", bom: true })
      expect(await imported("STOCK", feed)).toMatchObject({ newRows: 0, changedRows: 0, unchangedRows: 10, rejectedRows: 0 })
    })

    it("gives a new size of a known product its variant", async () => {
      const bar = barNamed("625 RB 60000 ANN")
      expect(await imported("STOCK", stockCsv([...TEN, bar]))).toMatchObject({ status: "COMPLETED", newRows: 1 })
      const [item] = await catalogue().listStockItems({ product_code: bar.productCode })
      expect(item?.variant_id).toEqual(expect.stringMatching(/^variant_/))
      await imported("STOCK", stockCsv(TEN))
    })

    it("lists its refused fields by page and as a file that a spreadsheet reads without running it", async () => {
      const { id } = await imported("STOCK", stockCsv([...TEN, BROKEN, barNamed("=1+1")]))
      const page = (await client.get(`${PATH}/${id}/rejections?limit=1&offset=1`, { as: desk })).body as FeedRejectionListAnswer
      expect(page).toMatchObject({
        count: 3,
        limit: 1,
        offset: 1,
        rejections: [{ line: 12, field: "stockType", value: "hexagon" }],
      })
      const file = await client.get(`${PATH}/${id}/rejections.csv`, { as: desk })
      expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8")
      expect(file.headers.get("content-disposition")).toBe(`attachment; filename="rejected-${id}.csv"`)
      const [head, ...lines] = file.text.trimEnd().split("\r\n")
      expect(head).toMatch(/^\uFEFF?line,field,value,reason$/)
      expect(lines).toHaveLength(3)
      expect(lines[2]).toMatch(/^13,productCode,'=1\+1,/)
    })

    it("stands in the list newest first, of one kind when asked", async () => {
      const { id } = await imported("HEATS", heatCsv([heatFields({ stockItemId: "S9", productCode: TEN[0]?.productCode ?? "" })]))
      const heats = (await client.get(`${PATH}?kind=HEATS`, { as: desk })).body as FeedImportListAnswer
      expect(heats.imports[0]?.id).toBe(id)
      expect(new Set(heats.imports.map(({ kind }) => kind))).toEqual(new Set(["HEATS"]))
      const all = (await client.get(PATH, { as: desk })).body as FeedImportListAnswer
      const times = all.imports.map(({ createdAt }) => createdAt)
      expect(times).toEqual([...times].sort().reverse())
      expect(JSON.stringify(all)).not.toContain("stockItemId")
      await verb(id, "cancel")
    })
  })

  describe("A feed that would withdraw more than 30 % of the stock", () => {
    const SIX = TEN.slice(0, 6)

    it("stops and asks, and withdraws only when somebody confirms, once", async () => {
      const asking = await imported("STOCK", stockCsv(SIX))
      expect(asking).toMatchObject({
        status: "NEEDS_CONFIRMATION",
        withdrawnRows: 0,
        message: expect.stringContaining("4 of 10"),
      })
      expect(await inSale(TEN)).toBe(10)
      const replies = await Promise.all([verb(asking.id, "confirm"), verb(asking.id, "confirm"), verb(asking.id, "confirm")])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect(await settled(asking.id)).toMatchObject({ status: "COMPLETED", withdrawnRows: 4 })
      expect(await inSale(TEN)).toBe(6)
      expect(await imported("STOCK", stockCsv(TEN))).toMatchObject({ status: "COMPLETED", changedRows: 4 })
    })

    it("can be cancelled, which withdraws nothing, and then takes no other verb", async () => {
      const { id } = await imported("STOCK", stockCsv(SIX))
      expect(importOf(await verb(id, "cancel"))).toMatchObject({ status: "CANCELLED", finishedAt: expect.any(String) })
      for (const name of ["confirm", "run", "cancel"] as const) {
        expect(typeOf(await verb(id, name))).toEqual([409, "import_state"])
      }
      expect(await inSale(TEN)).toBe(10)
    })

    it("cannot be confirmed after a newer feed, whose items it would withdraw", async () => {
      const { id } = await imported("STOCK", stockCsv(SIX))
      await imported("STOCK", stockCsv(TEN))
      expect(typeOf(await verb(id, "confirm"))).toEqual([409, "import_superseded"])
      expect(await inSale(TEN)).toBe(10)
      await verb(id, "cancel")
    })

    it("asks for heats too", async () => {
      const codes = TEN.map((row) => row.productCode)
      const heat = (productCode: string, index: number) => heatFields({ productCode, stockItemId: `SX${index}`, coid: "EUR" })
      const first = await imported("HEATS", heatCsv(codes.map(heat)))
      if (first.status === "NEEDS_CONFIRMATION") await confirmed(first.id)
      const second = await imported("HEATS", heatCsv(codes.slice(0, 6).map(heat)))
      expect(second).toMatchObject({ status: "NEEDS_CONFIRMATION", message: expect.stringContaining("4 of 10 heats") })
      await verb(second.id, "cancel")
    })
  })

  it("A failed import can be run again from where it stopped", async () => {
    const { id } = await imported("STOCK", stockCsv(TEN))
    await catalogue().updateFeedImports({ id, status: "FAILED", message: "The server stopped", finished_at: new Date() })
    expect(typeOf(await verb(id, "confirm"))).toEqual([409, "import_state"])
    expect(importOf(await verb(id, "run"))).toMatchObject({ id })
    expect(await settled(id)).toMatchObject({ status: "COMPLETED", totalRows: 10, unchangedRows: 10, message: null })
  })

  describe("A preview", () => {
    it("says what an import then does, and writes nothing", async () => {
      const rows = [...TEN.slice(0, 8), stockFields({ ...TEN[8], coid: "INC,EUR" }), barNamed("625 RB 70000 ANN"), BROKEN]
      const before = (await client.get(PATH, { as: desk })).body as FeedImportListAnswer
      const preview = await previewed("STOCK", stockCsv(rows))
      expect(preview).toMatchObject({
        totalRows: 11,
        newRows: 1,
        changedRows: 1,
        unchangedRows: 8,
        withdrawnRows: 1,
        rejectedRows: 1,
      })
      expect(preview.samples).toEqual({
        new: ["625 RB 70000 ANN"],
        changed: [{ key: TEN[8]?.productCode, fields: [{ field: "coid", before: "EUR", after: "INC,EUR" }] }],
        withdrawn: [TEN[9]?.productCode],
      })
      expect(preview.rejections).toMatchObject([
        { line: 12, field: "availablePieces", value: "-1" },
        { line: 12, field: "stockType", value: "hexagon" },
      ])
      expect(((await client.get(PATH, { as: desk })).body as FeedImportListAnswer).count).toBe(before.count)
      expect(await inSale([...TEN, barNamed("625 RB 70000 ANN")])).toBe(10)
      const { newRows, changedRows, unchangedRows, withdrawnRows, rejectedRows } = preview
      expect(await imported("STOCK", stockCsv(rows))).toMatchObject({
        newRows,
        changedRows,
        unchangedRows,
        withdrawnRows,
        rejectedRows,
      })
      await imported("STOCK", stockCsv(TEN))
    })

    it("warns when the import would stop and ask", async () => {
      expect(await previewed("STOCK", stockCsv(TEN.slice(0, 6)))).toMatchObject({
        withdrawnRows: 4,
        inStock: 10,
        asksFirst: true,
      })
      expect(await previewed("STOCK", stockCsv(TEN.slice(0, 7)))).toMatchObject({ withdrawnRows: 3, asksFirst: false })
    })
  })

  describe.each([PATH, `${PATH}/preview`])("A feed sent to %s", (path) => {
    const good = bodyOf("STOCK", stockCsv(TEN))

    it.each([
      ["no kind", { ...good, kind: undefined }, ["kind"]],
      ["an unknown kind", { ...good, kind: "PRICES" }, ["kind"]],
      ["no source and no content", { kind: "STOCK" }, ["source", "content"]],
      ["a NUL in it", { ...good, content: `${good.content}\0` }, ["content"]],
      ["a field nobody knows", { ...good, status: "COMPLETED" }, [""]],
      ["columns missing", { ...good, content: "productCode,coid\n1,INC" }, ["content"]],
      ["a column twice", { ...good, content: stockCsv(TEN).replace("productName", "productCode") }, ["content", "content"]],
      ["no rows", { ...good, content: stockCsv([]) }, ["content"]],
      ["the columns of the other kind", { ...good, kind: "HEATS" }, ["content"]],
    ])("is refused with 400 and its fields when it has %s", async (_, body, fields) => {
      const reply = await client.post(path, body, { as: desk })
      expect(reply.status).toBe(400)
      expect(ErrorAnswerSchema.parse(reply.body).fields?.map(({ field }) => field)).toEqual(fields)
    })

    it("is refused as malformed JSON with 400, as another type with 415, and beyond the limit with 413", async () => {
      expect((await client.call("POST", path, { as: desk, raw: '{"kind":' })).status).toBe(400)
      expect((await client.call("POST", path, { as: desk })).status).toBe(415)
      const typed = { as: desk, raw: "kind=STOCK", headers: { "content-type": "application/x-www-form-urlencoded" } }
      expect((await client.call("POST", path, typed)).status).toBe(415)
      expect((await client.call("POST", path, { as: desk, raw: `"${"x".repeat(MAX_FEED_BYTES)}"` })).status).toBe(413)
    })
  })

  it("A preview never fails the server, whatever it is sent", async () => {
    const good = bodyOf("STOCK", stockCsv(TEN.slice(0, 2)))
    const statuses = await hammer(hostileBodies(good), (body) => client.post(`${PATH}/preview`, body, { as: desk }), 400)
    expect(statuses.get(400)).toBeGreaterThan(100)
  })

  describe("Every call", () => {
    const paths: [string, string[]][] = [
      [PATH, ["GET", "POST"]],
      [`${PATH}/preview`, ["POST"]],
      [`${PATH}/mimp_unknown`, ["GET"]],
      [`${PATH}/mimp_unknown/rejections`, ["GET"]],
      [`${PATH}/mimp_unknown/rejections.csv`, ["GET"]],
      [`${PATH}/mimp_unknown/confirm`, ["POST"]],
      [`${PATH}/mimp_unknown/cancel`, ["POST"]],
      [`${PATH}/mimp_unknown/run`, ["POST"]],
    ]

    it.each(paths)("to %s is for staff alone, and other methods answer 405", async (path, methods) => {
      for (const method of methods) {
        expect((await client.call(method, path, { as: anonymous })).status).toBe(401)
        expect((await client.call(method, path, { as: approved() })).status).toBe(401)
      }
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((one) => !methods.includes(one))) {
        const reply = await client.call(method, path, { as: desk })
        expect([method, reply.status]).toEqual([method, 405])
        expect(reply.headers.get("allow")?.split(", ")).toEqual(expect.arrayContaining(methods))
      }
    })

    it("about an import that does not exist is 404", async () => {
      for (const [path, [method = "GET"]] of paths.filter(([one]) => one.includes("unknown"))) {
        expect([path, ...typeOf(await client.call(method, path, { as: desk }))]).toEqual([path, 404, "not_found"])
      }
    })

    it.each(["?limit=0", "?limit=101", "?offset=x", "?kind=PRICES"])("with %s is 400", async (query) => {
      expect(typeOf(await client.get(PATH + query, { as: desk }))).toEqual([400, "invalid_data"])
    })
  })
})
