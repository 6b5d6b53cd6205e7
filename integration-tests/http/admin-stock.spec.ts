import { ErrorAnswerSchema, type AdminStockAnswer, type AdminStockItemAnswer } from "@billet/backend/contract"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { typeOf } from "../support/cart-calls"
import type { Actor } from "../support/http-client"
import { BAR, COSTS, FLAT, SPARE_BARS, STOCK_ROWS, TUBE } from "../support/shop-feeds"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"

shopTests(({ client, container, anonymous, approved }) => {
  let desk: Actor
  beforeAll(async () => {
    desk = await createStaff(container(), client, "stock desk")
  })
  const list = async (query = "") => (await client.get(`/admin/metal-stock${query}`, { as: desk })).body as AdminStockAnswer
  const codes = async (query: string) => (await list(query)).items.map(({ productCode }) => productCode)

  describe("The admin's stock list", () => {
    it("shows a page of everything, with costs and the counts behind the filters", async () => {
      const { items, count, limit, offset, facets } = await list("?limit=5")
      expect([items.length, count, limit, offset]).toEqual([5, STOCK_ROWS, 5, 0])
      const [bar] = (await list(`?q=${encodeURIComponent(BAR)}`)).items
      expect(bar).toMatchObject({ productCode: BAR, averageCostPerLb: COSTS.lb, averageCostPerInch: COSTS.inch })
      expect(facets?.metalCategory).toContainEqual({ value: "LOW ALLOY", count: 1 })
    })

    it("filters by one value or several, searches, sorts and pages", async () => {
      expect(await codes("?stockType=tube")).toEqual([TUBE])
      expect((await codes("?stockType[]=tube&stockType[]=flat")).sort()).toEqual([FLAT, TUBE].sort())
      expect(await codes("?q=4140")).toEqual([TUBE])
      expect(await codes("?productCondition=NO%20SUCH")).toEqual([])
      const sizes = (await list("?stockType=round&sort=size-desc&limit=100")).items.map((item) => Number(item.outerDiameter))
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
      expect(await codes("?sort=size-asc&limit=2&offset=1")).toEqual((await codes("?sort=size-asc&limit=3")).slice(1))
    })

    it("takes more than twenty values of a filter", async () => {
      const query = SPARE_BARS.flatMap((_, index) => [`${index + 1}.250`, `${index + 40}.125`])
        .map((size, index) => `productSize[${index}]=${size}`)
        .join("&")
      expect((await codes(`?${query}&limit=100`)).sort()).toEqual([...SPARE_BARS].sort())
    })

    it("leaves out what is withdrawn when asked to", async () => {
      const catalogue = container().resolve<MetalCatalogueService>(METAL_CATALOGUE)
      const [item] = await catalogue.listStockItems({ product_code: SPARE_BARS[11] })
      await catalogue.updateStockItems({ id: item?.id ?? "", withdrawn: true })
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect((await list("?inSale=true")).count).toBe(STOCK_ROWS - 1)
      expect((await list()).count).toBe(STOCK_ROWS)
    })

    it.each([
      [`?q=${"x".repeat(201)}`, "q"],
      ["?limit=101", "limit"],
      ["?limit=none", "limit"],
      ["?offset=-1", "offset"],
      ["?sort=price", "sort"],
      ["?inSale=1", "inSale"],
      ["?q[a]=b", "q"],
    ])("refuses %.20s, naming the field", async (query, field) => {
      const reply = await client.get(`/admin/metal-stock${query}`, { as: desk })
      expect(reply.status).toBe(400)
      expect(ErrorAnswerSchema.parse(reply.body).fields?.map((one) => one.field)).toEqual([field])
    })
  })

  describe("One item of the stock", () => {
    it("shows what lies where, what is reserved of it and its heats", async () => {
      const reply = await client.get(`/admin/metal-stock/${encodeURIComponent(BAR)}`, { as: desk })
      const { item, levels, heats } = reply.body as AdminStockItemAnswer
      expect(item).toMatchObject({ productCode: BAR, averageCostPerKg: COSTS.kg })
      expect(item).not.toHaveProperty("variantId")
      expect(levels).toEqual([
        { coid: "EUR", onHandInches: 200, reservedInches: 0, availableInches: 200, longestInches: 100, pieces: 2 },
        { coid: "INC", onHandInches: 360, reservedInches: 0, availableInches: 360, longestInches: 120, pieces: 3 },
      ])
      expect(heats.map(({ stockItemId, lengthsInInches }) => [stockItemId, lengthsInInches])).toEqual([
        ["S000001", [120, 120, 120]],
        ["S000002", [100, 100]],
      ])
    })

    it("is found by the normalised form of its code, and an unknown code is 404", async () => {
      const reply = await client.get("/admin/metal-stock/718_rb_04500_sa120", { as: desk })
      expect((reply.body as AdminStockItemAnswer).item.productCode).toBe(BAR)
      expect(typeOf(await client.get("/admin/metal-stock/nothing", { as: desk }))).toEqual([404, "not_found"])
    })

    it.each(["%00", "a%00b", "%E0%A4%A"])("refuses the path %s with 400", async (code) => {
      expect((await client.get(`/admin/metal-stock/${code}`, { as: desk })).status).toBe(400)
    })
  })

  it.each(["/admin/metal-stock", `/admin/metal-stock/${encodeURIComponent(BAR)}`])(
    "%s is for staff alone, and answers other methods with 405",
    async (path) => {
      expect((await client.get(path, { as: anonymous })).status).toBe(401)
      expect((await client.get(path, { as: approved() })).status).toBe(401)
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        const reply = await client.call(method, path, { as: desk })
        expect([method, ...typeOf(reply), reply.headers.get("allow")]).toEqual([method, 405, "method_not_allowed", "GET"])
      }
    },
  )
})
