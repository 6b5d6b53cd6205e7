import { HAS_MARIADB, mariaErp, postgresErp, type ErpDatabase } from "../../../../integration-tests/support/erp-databases"
import { ERP_MAPPING, erpRows, makeErpTables, mappingFile, putErpBar } from "../../../../integration-tests/support/erp-tables"
import { readMapping } from "../mapping"
import type { ErpRow, Mark } from "../read-rows"
import MetalErpService from "../service"
import type { ErpOrder } from "../write-order"

jest.setTimeout(120_000)

const BEGIN = Date.parse("2026-05-04T10:00:00Z")
const at = (seconds: number) => new Date(BEGIN + seconds * 1000)
const code = (index: number) => `718 RB ${String(index).padStart(5, "0")}`

const order = (version: number, orderStatus: string, orderNumber = "SO-2026-000001"): ErpOrder => ({
  orderNumber,
  version,
  fields: {
    orderStatus,
    ...{ paymentStatus: "PENDING", paymentMethod: "ACCOUNT", purchaseOrderNumber: "PO 'quoted' \u00e9", companyId: "mco_1" },
    ...{ customerId: "cus_1", coid: "INC", orderDate: at(0), total: 1234.5, freight: null, shippingProvider: "UPS" },
    ...{ deliveryDate: null, customerNotes: null },
  },
  lines: [1, 2].map((lineNumber) => ({
    ...{ lineNumber, productCode: code(lineNumber), coid: "INC", pieces: 3, inches: 72.125, pounds: 40.2 },
    ...{ unitPrice: 10, lineTotal: 30 },
  })),
})

const databases: [string, boolean, () => Promise<ErpDatabase>][] = [
  ["PostgreSQL", true, () => postgresErp("billet_erp_module")],
  // MariaDB does not come with the house: install mariadb-server to run these.
  ["MariaDB", HAS_MARIADB, () => mariaErp("erp")],
]

for (const [name, isHere, open] of databases) {
  ;(isHere ? describe : describe.skip)(`A supplier's ${name}`, () => {
    let erp: ErpDatabase
    let service: MetalErpService
    beforeAll(async () => {
      erp = await open()
      await makeErpTables(erp)
      service = new MetalErpService({}, { url: erp.url, mapping: mappingFile() })
    })
    afterAll(async () => {
      await service.__hooks.onApplicationShutdown()
      await erp.end()
    })

    const read = async (since: Mark | null) => {
      const rows: ErpRow[] = []
      const begun = await service.beginReading(since)
      for (let reading = begun; reading; ) {
        const page = await service.readOn(reading)
        rows.push(...page.rows)
        reading = page.reading
      }
      return { rows, codes: rows.map(({ productCode }) => productCode), mark: begun?.upTo ?? null }
    }

    it("has nothing to read while it is empty", async () => {
      expect(await service.beginReading(null)).toBeNull()
    })

    it("is read in the words of the stock feed", async () => {
      await putErpBar(erp, code(1), { inches: 360.125, changedAt: at(0) })
      const { rows } = await read(null)
      expect(rows).toHaveLength(1)
      const texts = Object.fromEntries(Object.entries(rows[0] ?? {}).map(([field, value]) => [field, String(value)]))
      expect(texts).toMatchObject({
        ...{ productCode: code(1), metalCategory: "NICKEL", stockType: "round", productType: "Bar", outerDiameter: "4.500" },
        ...{ insideDiameter: "null", averageCostPerLb: "21.7500", averageCostPerInch: "", availableInches: "360.125" },
        ...{ availablePieces: "3", coid: "INC" },
      })
      expect(["false", "0"]).toContain(texts.isSpecialOffer)
    })

    it("gives what changed since, and again what may have been under way then", async () => {
      await putErpBar(erp, code(2), { inches: 10, changedAt: at(1000) })
      const { mark } = await read(null)
      expect(mark).toEqual({ time: at(1000).toISOString() })
      // Committed after the mark was taken, with a time from before it.
      await putErpBar(erp, code(3), { inches: 10, changedAt: at(950) })
      await putErpBar(erp, code(4), { inches: 10, changedAt: at(930) })
      expect((await read(mark)).codes).toEqual([code(2), code(3)])
    })

    it("is read on where an interruption left it, row by row of its key", async () => {
      const reading = await service.beginReading(null)
      if (!reading) throw new Error("There is something to read")
      const { rows } = await service.readOn({ ...reading, after: code(2) })
      expect(rows.map(({ productCode }) => productCode)).toEqual([code(3), code(4)])
    })

    it("is read whole in more pages than one", async () => {
      const values = Array.from({ length: 6_000 }, (_, index) => `('W ${String(index).padStart(5, "0")}')`)
      const [table, column, changed] = erp.url.startsWith("postgres")
        ? ['"ITEMS"', '"ITEM_NO"', '"CHANGED_AT"']
        : ["`ITEMS`", "`ITEM_NO`", "`CHANGED_AT`"]
      const rowsOf = values.map((value) => value.replace(")", ", '2026-01-01 00:00:00')")).join(",")
      await erp.run(`insert into ${table} (${column}, ${changed}) values ${rowsOf}`)
      const sizes: number[] = []
      const codes = new Set<unknown>()
      for await (const rows of service.readWhole("STOCK")) {
        sizes.push(rows.length)
        rows.forEach((row) => codes.add(row.productCode))
      }
      expect(sizes).toEqual([5_000, 1_004])
      expect(codes.size).toBe(6_004)
    })

    it("takes an order once, whole, however often and by however many it is written", async () => {
      const all = Array.from({ length: 8 }, () => service.writeOrder(order(1, "PENDING")))
      expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(all.map(() => "fulfilled"))
      const [row, ...more] = await erpRows(erp, "WEB_ORDERS")
      expect(more).toEqual([])
      expect(row).toMatchObject({ ORDER_NO: "SO-2026-000001", STATUS: "PENDING", PO: "PO 'quoted' \u00e9", TOTAL: "1234.50" })
      const lines = await erpRows(erp, "WEB_ORDER_LINES")
      expect(lines.map((line) => [line.LINE_NO, line.ITEM_NO, line.PCS, line.INCHES])).toEqual([
        [1, code(1), 3, "72.125"],
        [2, code(2), 3, "72.125"],
      ])
    })

    it("never puts an older state of an order over a newer one", async () => {
      await Promise.all([3, 2, 4, 1].map((version) => service.writeOrder(order(version, `STATE ${version}`))))
      await service.writeOrder(order(2, "LATE"))
      const [row] = await erpRows(erp, "WEB_ORDERS")
      expect(row).toMatchObject({ REV: 4, STATUS: "STATE 4" })
      expect(await erpRows(erp, "WEB_ORDER_LINES")).toHaveLength(2)
    })

    it("takes all of an order or nothing of it", async () => {
      const broken = order(1, "PENDING", "SO-2026-000002")
      const [first] = broken.lines
      if (!first) throw new Error("The order has lines")
      await expect(service.writeOrder({ ...broken, lines: [first, first] })).rejects.toThrow()
      expect(await erpRows(erp, "WEB_ORDERS")).toHaveLength(1)
    })
  })
}

describe("A supplier's database that cannot be reached", () => {
  it("is an error without its password, and is asked again the next time", async () => {
    const service = new MetalErpService({}, { url: "postgres://erp:hush-hush@127.0.0.1:1/erp", mapping: mappingFile() })
    for (const _ of [1, 2]) {
      const said = await service.beginReading(null).then(String, String)
      expect(said).toContain("ECONNREFUSED")
      expect(said).not.toContain("hush-hush")
    }
  })
})

describe("The mapping of the supplier's tables", () => {
  const { orderNumber: _, ...columns } = ERP_MAPPING.orders.columns
  const { productCode: __, ...stockColumns } = ERP_MAPPING.stock.columns
  it.each([
    ["no JSON", "{", "cannot be read"],
    ["a part nobody knows", { ...ERP_MAPPING, prices: {} }, 'Unrecognized key: "prices"'],
    [
      "a field of the feed without a column",
      { stock: { ...ERP_MAPPING.stock, columns: stockColumns } },
      "stock.columns.productCode",
    ],
    ["orders without their number", { orders: { ...ERP_MAPPING.orders, columns } }, "orderNumber and version are needed"],
    ["orders from no moment", { orders: { ...ERP_MAPPING.orders, since: "yesterday" } }, "orders.since"],
  ])("is refused with %s, and says what is wrong", (_name, mapping, reason) => {
    expect(() => readMapping(mappingFile(mapping))).toThrow(reason)
  })
})
