import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import writeOrdersToErp from "../../src/jobs/write-erp-orders"
import readErpChanges from "../../src/jobs/read-erp-changes"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { METAL_ERP } from "../../src/modules/metal-erp"
import type MetalErpService from "../../src/modules/metal-erp/service"
import { CartCalls, orderOf } from "../support/cart-calls"
import { postgresErp, type ErpDatabase } from "../support/erp-databases"
import { erpRows, makeErpTables, mappingFile, putErpBar } from "../support/erp-tables"
import { SPARE_BARS } from "../support/shop-feeds"
import { shopTests } from "../support/test-shop"

const NAME = "billet_erp_shop"
const BEGIN = Date.parse("2026-05-04T10:00:00Z")
const at = (seconds: number) => new Date(BEGIN + seconds * 1000)
const code = (index: number) => `718 RB ${String(index).padStart(5, "0")} ERP`

const address = new URL(process.env.DATABASE_URL ?? "")
address.pathname = `/${NAME}`
process.env.ERP_DATABASE_URL = address.href
process.env.ERP_MAPPING = mappingFile()

shopTests(({ client, container, approved }) => {
  const carts = new CartCalls(client)
  const catalogue = () => container().resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const service = () => container().resolve<MetalErpService>(METAL_ERP)
  let erp: ErpDatabase

  beforeAll(async () => {
    erp = await postgresErp(NAME)
    await makeErpTables(erp)
  })
  afterAll(async () => {
    await erp.end()
    delete process.env.ERP_DATABASE_URL
    delete process.env.ERP_MAPPING
  })
  afterEach(() => jest.restoreAllMocks())

  const inches = async () => {
    const items = await catalogue().readCatalogueItems({ codes: Array.from({ length: 9 }, (_, index) => code(index)) })
    return Object.fromEntries(items.map((item) => [item.productCode, item.availableInches]))
  }
  const imports = async () =>
    await catalogue().listFeedImports({ source: "ERP" }, { select: ["id", "status", "changed_rows", "rejected_rows"] })

  describe("Stock in the supplier's database", () => {
    it("is for sale after the next look, and what is wrong with a row is told", async () => {
      await putErpBar(erp, code(1), { inches: 120, changedAt: at(0) })
      await putErpBar(erp, code(2), { inches: 240, changedAt: at(1) })
      await putErpBar(erp, code(3), { inches: 240, changedAt: at(1), shape: "??" })
      await readErpChanges(container())
      expect(await inches()).toEqual({ [code(1)]: 120, [code(2)]: 240 })
      const [first] = await imports()
      expect(first).toMatchObject({ status: "COMPLETED", rejected_rows: 1 })
      const rejections = await catalogue().listFeedRejections({ feed_import_id: first?.id })
      expect(rejections).toEqual([expect.objectContaining({ field: "stockType", value: "??" })])
    })

    it("is not imported again while nothing changes, and leaves other stock alone", async () => {
      const had = (await imports()).length
      await readErpChanges(container())
      await readErpChanges(container())
      expect(await imports()).toHaveLength(had)
      expect((await catalogue().readCatalogueItems({ codes: SPARE_BARS.slice(0, 1) })).map((item) => item.withdrawn)).toEqual([
        false,
      ])
    })

    it("is read once by many who look at once", async () => {
      const had = (await imports()).length
      await putErpBar(erp, code(1), { inches: 60, changedAt: at(500) })
      await Promise.all(Array.from({ length: 6 }, () => readErpChanges(container())))
      expect(await inches()).toMatchObject({ [code(1)]: 60 })
      expect(await imports()).toHaveLength(had + 1)
    })

    it("is read again from where it was whole, when a look is interrupted or its import comes to nothing", async () => {
      await putErpBar(erp, code(2), { inches: 12, changedAt: at(1_000) })
      jest.spyOn(catalogue(), "applyStockBatch").mockRejectedValueOnce(new Error("the process is gone"))
      await readErpChanges(container())
      expect(await inches()).toMatchObject({ [code(2)]: 240 })
      const [broken] = await catalogue().listFeedImports({ source: "ERP" }, { order: { created_at: "DESC" }, take: 1 })
      await catalogue().updateFeedImports({ id: broken?.id ?? "", status: "FAILED" })
      await readErpChanges(container())
      expect(await inches()).toMatchObject({ [code(2)]: 12 })
    })

    it("keeps what it has while the database cannot be reached", async () => {
      jest.spyOn(service(), "beginReading").mockRejectedValue(new Error("connect ECONNREFUSED"))
      await readErpChanges(container())
      expect(await inches()).toEqual({ [code(1)]: 60, [code(2)]: 12 })
    })
  })

  describe("Orders", () => {
    it("stand in the supplier's database once, whoever writes them, and follow their state", async () => {
      const cart = await carts.filled(approved(), { productCode: SPARE_BARS[3] })
      const order = orderOf(await carts.order(cart, approved()))
      await Promise.all(Array.from({ length: 5 }, () => writeOrdersToErp(container())))
      const [row, ...more] = await erpRows(erp, "WEB_ORDERS")
      expect(more).toEqual([])
      expect(row).toMatchObject({ ORDER_NO: order.orderNumber, STATUS: "PENDING", TOTAL: order.total.toFixed(2), PO: "PO-4711" })
      const lines = await erpRows(erp, "WEB_ORDER_LINES")
      expect(lines.map((line) => line.ITEM_NO)).toEqual([SPARE_BARS[3]])
      const headers = { "Idempotency-Key": `cancel-${order.id}` }
      const path = `/store/metal-orders/${order.orderNumber}/cancel`
      expect((await client.post(path, { reason: "Not needed" }, { as: approved(), headers })).status).toBe(200)
      await writeOrdersToErp(container())
      expect(await erpRows(erp, "WEB_ORDERS")).toEqual([expect.objectContaining({ STATUS: "CANCELLED" })])
    })

    it("are written later when the supplier's database was away", async () => {
      const cart = await carts.filled(approved(), { productCode: SPARE_BARS[4] })
      const order = orderOf(await carts.order(cart, approved()))
      const stop = jest.spyOn(service(), "writeOrder").mockRejectedValue(new Error("connect ECONNREFUSED"))
      await writeOrdersToErp(container())
      stop.mockRestore()
      const numbers = async () => (await erpRows(erp, "WEB_ORDERS")).map((row) => row.ORDER_NO)
      await writeOrdersToErp(container())
      expect(await numbers()).not.toContain(order.orderNumber)
      const database = container().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database.raw("update metal_order_outbox set next_attempt_at = now() where order_id = ?", [order.id])
      await writeOrdersToErp(container())
      expect(await numbers()).toContain(order.orderNumber)
    })
  })
})
