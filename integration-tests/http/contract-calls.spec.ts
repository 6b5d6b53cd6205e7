import {
  CatalogSearchAnswerSchema,
  ErrorAnswerSchema,
  isPriceSort,
  MESSAGES,
  PRICE_SORTS,
  SORTS,
  type CatalogSearchAnswer,
  type ErrorAnswer,
  type RequiredQuantityAnswer,
  type StockTotalsAnswer,
  type StockVersionAnswer,
} from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { eventually } from "../support/eventually"
import { hammer } from "../support/hammer"
import { hostileBodies } from "../support/hostile"
import type { Actor, Reply } from "../support/http-client"
import { pricesIn } from "../support/leaks"
import { BAR, COSTS, FLAT, LAST_BAR, NO_PRICE, STOCK_ROWS, TUBE } from "../support/shop-feeds"
import { createBuyer, createCustomer } from "../support/shop-people"
import { shopTests } from "../support/test-shop"

/** What the specification's own client sends (section 7). */
const FULL_SEARCH = {
  coidCommaList: "INC,EUR",
  productType: "Bar",
  stockGrade: "718",
  productCategory: "",
  metalCategory: "NICKEL",
  productCode: "",
  outerDiameterMax: "10",
  outerDiameterMin: "",
  insideDiameterMax: "",
  insideDiameterMin: "",
  productCondition: "SOLUTION ANNEALED AND AGED",
  productSize: "",
  stockType: "round",
  hasPricingData: false,
  hasStockItems: true,
  searchValues: [""],
  stratificationRank: "D",
  isSpecialOffer: false,
  isPopularItem: false,
  limit: 50,
  offset: 0,
}
const PRICE = {
  productCode: BAR,
  productAttributes: { productType: "Bar", averageCostPerLb: 0.01, outerDiameter: 4.5, pieces: 3 },
  quantity: 72,
  coid: "INC",
  customerSegment: "INC",
}
const QUANTITY = { pieces: 3, quantity: 24, quantityType: "in", coid: "INC", productCode: BAR }
const VERIFICATION = { grade: "718", specifications: { baseSpecificationId: "AMS 5662" }, region: "INC", environment: "LIVE" }

const CALLS = [
  ["/api/catalog-search", FULL_SEARCH],
  ["/api/calculate-price", PRICE],
  ["/quantity/getRequiredQuantity", QUANTITY],
  ["/api/stock-verification", VERIFICATION],
] as const

const searchAnswer = ({ status, body }: Reply): CatalogSearchAnswer => {
  expect(status).toBe(200)
  return CatalogSearchAnswerSchema.parse(body) as CatalogSearchAnswer
}
const codes = (reply: Reply) => searchAnswer(reply).metalsCatalog.map((item) => item.productCode)

shopTests(({ client, container, anonymous, approved, pending, stranger }) => {
  const search = (body: object, as?: Actor) => client.post("/api/catalog-search", body, { as })
  const catalogue = () => (container() as MedusaContainer).resolve<MetalCatalogueService>(METAL_CATALOGUE)

  it("The server says that it can take work, check by check", async () => {
    await client.post("/api/catalog-search", {})
    const { status, body } = await client.get("/ready")
    expect([status, body]).toEqual([200, { ready: true, checks: { database: true, search: true } }])
  })

  it.each(["/api/select-search", "/store/metal-totals", "/%00"])(
    "The answer of %s is data that no browser runs or frames",
    async (path) => {
      const { headers } = await client.get(path)
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("strict-transport-security")).toContain("max-age=")
      expect(headers.get("x-powered-by")).toBeNull()
    },
  )

  it.each([
    ["an unknown path", "GET", "/no/such/path", {}],
    ["a file that staff have uploaded to Medusa", "GET", "/static/none.svg", {}],
    ["a store route without its key", "GET", "/store/products", {}],
    ["an admin route without a sign-in", "GET", "/admin/users/me", {}],
    ["a broken body", "POST", "/api/catalog-search", { raw: "{" }],
    ["a broken body of a sign-in", "POST", "/auth/user/emailpass", { raw: "{" }],
    ["a body that is too large", "POST", "/store/metal-waitlist", { raw: `"${"x".repeat(2_000_000)}"` }],
    ["a path with a broken escape", "GET", "/store/metal-items/%E0%A4%A", {}],
    ["another site's question before a call", "OPTIONS", "/admin/orders", { origin: "https://evil.example" }],
  ] as const)("A refusal of %s carries the same headers", async (_, method, path, options: { raw?: string; origin?: string }) => {
    const { raw, origin } = options
    const { headers: answer } = await client.call(method, path, { raw, headers: origin ? { origin } : {} })
    // Express shortens the policy of an unknown path; framing is refused by the header of its own.
    expect(answer.get("content-security-policy")).toMatch(/^default-src 'none'/)
    expect(answer.get("x-content-type-options")).toBe("nosniff")
    expect(answer.get("x-frame-options")).toBe("DENY")
    expect(answer.get("referrer-policy")).toBe("no-referrer")
    expect(answer.get("x-powered-by")).toBeNull()
    if (origin) expect(answer.get("access-control-allow-origin")).not.toBe(origin)
  })

  describe("Catalogue search", () => {
    it("takes the specification's whole body and answers items, total and, when asked, counts", async () => {
      const answer = searchAnswer(await search({ ...FULL_SEARCH, facets: true }))
      expect(answer.total).toBe(11)
      expect(answer.metalsCatalog).toHaveLength(11)
      expect(answer.facets?.stockGrade).toEqual(expect.arrayContaining([{ value: "718", count: 11 }]))
      expect(searchAnswer(await search({})).facets).toBeUndefined()
    })

    it("answers everything to an empty body, page by page without gaps", async () => {
      const pages = await Promise.all([0, 7, 14].map(async (offset) => codes(await search({ limit: 7, offset }))))
      expect(new Set(pages.flat()).size).toBe(STOCK_ROWS)
      expect(searchAnswer(await search({ limit: 0 }))).toMatchObject({ total: STOCK_ROWS, metalsCatalog: [] })
      expect(searchAnswer(await search({ limit: 5, offset: 1_000 }))).toMatchObject({ total: STOCK_ROWS, metalsCatalog: [] })
    })

    it.each([
      [{ metalCategory: "low-alloy" }, [TUBE]],
      [{ metalCategory: ["LOW ALLOY", "STAINLESS"], productType: "Tube" }, [TUBE]],
      [{ productCode: "718_rb_09000_sa120" }, [LAST_BAR]],
      [{ outerDiameterMin: 6, outerDiameterMax: "6.000" }, [TUBE]],
      [{ insideDiameterMin: 1 }, [TUBE]],
      [{ isSpecialOffer: true }, [TUBE]],
      [{ searchValues: ["UNS, s31603"] }, [FLAT]],
      [{ searchValues: ["inconel, s31603"] }, []],
      [{ searchValues: ["S31603"] }, [FLAT]],
      [{ searchValues: ["inconel 718", "9.000"] }, [LAST_BAR]],
      [{ nearCoid: "EUR", metalCategory: "LOW ALLOY" }, [TUBE]],
      [{ nearCoid: "SIN" }, []],
      [{ metalCategory: "COPPER" }, []],
    ])("finds with %j", async (body, expected) => {
      expect(codes(await search(body))).toEqual(expected)
    })

    it("shows a reservation, and its release, soon after", async () => {
      const inches = async () => searchAnswer(await search({ productCode: BAR })).metalsCatalog[0]?.availableInches
      expect(await inches()).toBe(560)
      await catalogue().reserveLines("cart_index", [{ line_id: "li_index", product_code: BAR, mils: 60_000, piece_mils: 60_000 }])
      await eventually(inches, (value) => value === 500)
      await catalogue().releaseReservations({ cartId: "cart_index" })
      await eventually(inches, (value) => value === 560)
    })

    it("tells the codes in sale in order, a part at a time, and only how many there are when no part is asked for", async () => {
      const inSale = codes(await search({ hasStockItems: true, sort: "code-asc", limit: 1000 }))
      const listed = { total: inSale.length, parts: 1 }
      const path = "/store/metal-product-codes"
      expect((await client.get(`${path}?part=0`)).body).toEqual({ ...listed, codes: inSale })
      for (const query of ["", "?part=1", "?part=99999"])
        expect([query, (await client.get(`${path}${query}`)).body]).toEqual([query, { ...listed, codes: [] }])
      for (const part of ["-1", "x", "1.5", "100001"]) {
        const { status, body } = await client.get(`${path}?part=${part}`)
        expect([part, status, (body as ErrorAnswer).fields?.[0]?.field]).toEqual([part, 400, "part"])
      }
    })

    it("has a version that grows when what it finds changes, and then only", async () => {
      const version = async () => ((await client.get("/store/metal-stock-version")).body as StockVersionAnswer).version ?? 0
      const inches = async () => searchAnswer(await search({ productCode: BAR })).metalsCatalog[0]?.availableInches
      const before = await version()
      expect([before > 0, await version()]).toEqual([true, before])
      await catalogue().reserveLines("cart_kept", [{ line_id: "li_kept", product_code: BAR, mils: 60_000, piece_mils: 60_000 }])
      await eventually(version, (value) => value > before)
      expect(await inches()).toBe(500)
      await catalogue().releaseReservations({ cartId: "cart_kept" })
      await eventually(inches, (value) => value === 560)
    })

    it("compresses for who asks for it, and is kept by nobody", async () => {
      const reply = await client.post("/api/catalog-search", {}, { headers: { "accept-encoding": "gzip" } })
      expect(reply.headers.get("content-encoding")).toBe("gzip")
      expect(reply.headers.get("cache-control")).toBe("private, no-store")
      expect(searchAnswer(reply).total).toBe(STOCK_ROWS)
    })
  })

  describe("The totals of the whole stock", () => {
    it("are those of its items", async () => {
      const { totals } = (await client.get("/store/metal-totals")).body as StockTotalsAnswer
      const { metalsCatalog } = searchAnswer(await search({ limit: 1_000 }))
      const weights = metalsCatalog.map(async ({ productCode, availableInches }) => {
        const { body } = await client.post("/quantity/getRequiredQuantity", { ...QUANTITY, quantity: 1, productCode })
        return (body as RequiredQuantityAnswer).requiredQuantity.pieceWeight.pounds * availableInches
      })
      const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
      expect(totals).toMatchObject({
        items: STOCK_ROWS,
        sites: 2,
        inches: sum(metalsCatalog.map((item) => item.availableInches)),
      })
      // The quantity call rounds to 4 decimals.
      expect(totals.pounds / sum(await Promise.all(weights))).toBeCloseTo(1, 4)
    })
  })

  describe("Finder options", () => {
    it("narrow with the filters that are set, and are not cached", async () => {
      const reply = await client.get("/api/select-search?metalCategory=LOW%20ALLOY&productType=Tube&_t=1234")
      expect(reply).toMatchObject({
        status: 200,
        body: { stockGrades: ["4140"], productSizes: ["6.000-3.000"], productConditions: ["QUENCHED AND TEMPERED 110 KSI"] },
      })
      expect(reply.headers.get("cache-control")).toContain("no-store")
    })

    it("take a filter several times", async () => {
      const { body } = await client.get("/api/select-search?metalCategory=LOW%20ALLOY&metalCategory=STAINLESS")
      expect(body).toMatchObject({ stockGrades: ["17-4PH", "316/316L", "4140"] })
    })

    it.each(["metalCategory[x]=1", `stockGrade=${"x".repeat(300)}`, "_t[]=1"])("refuse the query %j", async (query) => {
      const reply = await client.get(`/api/select-search?${query}`)
      expect(reply.status).toBe(400)
      expect(ErrorAnswerSchema.parse(reply.body).fields?.[0]?.reason).toBeTruthy()
    })
  })

  describe("Required quantity", () => {
    const pieceOf = async (body: object) => (await client.post("/quantity/getRequiredQuantity", { ...QUANTITY, ...body })).body

    it.each([
      [
        { quantity: 24, quantityType: "in" },
        { pieceWeight: { pounds: 113.3659 }, pieceLength: { inches: 24 } },
      ],
      [
        { quantity: "24", quantityType: "IN", pieces: 1 },
        { pieceWeight: { pounds: 113.3659 }, pieceLength: { inches: 24 } },
      ],
      [
        { quantity: 100, quantityType: "lb" },
        { pieceWeight: { pounds: 100 }, pieceLength: { inches: 21.1704 } },
      ],
      [
        { quantity: 45.3592, quantityType: "kg" },
        { pieceWeight: { pounds: 100 }, pieceLength: { inches: 21.1704 } },
      ],
      [
        { quantity: 1, productCode: "718_rb_04500_sa120" },
        { pieceWeight: { pounds: 4.7236 }, pieceLength: { inches: 1 } },
      ],
    ])("of %j is %j", async (body, requiredQuantity) => {
      expect(await pieceOf(body)).toEqual({ requiredQuantity })
    })

    it("of a product nobody knows is 404", async () => {
      const statusOf = async (productCode: string) =>
        (await client.post("/quantity/getRequiredQuantity", { ...QUANTITY, productCode })).status
      for (const unknown of ["NO SUCH", "%", "718 RB", " "]) expect([unknown, await statusOf(unknown)]).toEqual([unknown, 404])
      for (const noText of ["\u0000", "\ud800"]) expect([noText, await statusOf(noText)]).toEqual([noText, 400])
      expect(await statusOf(` ${BAR} `)).toBe(200)
    })
  })

  describe("Price", () => {
    const price = (body: object, as: Actor) => client.post("/api/calculate-price", { ...PRICE, ...body }, { as })
    const refusal = { success: false, error: MESSAGES.signInForPricing }

    it("is the list price of the server's own record, whatever costs the client sends", async () => {
      const inches = await price({}, approved())
      const total = 7395.13
      expect(inches).toMatchObject({
        status: 200,
        body: { success: true, result: { finalPrice: total, calculatedPrice: total, originalPrice: total } },
      })
      const pounds = await price({ quantity: 100, unit: "lb" }, pending())
      expect(pounds.body).toMatchObject({ result: { finalPrice: 2174.13 } })
      const kilograms = await price({ quantity: 100, unit: "kg" }, stranger())
      expect(kilograms.body).toMatchObject({ result: { finalPrice: 4793.14 } })
    })

    it("is not for visitors", async () => {
      expect(await price({}, anonymous)).toMatchObject({ status: 401, body: refusal })
      expect(await price({}, { name: "forged", token: "eyJhbGciOiJub25lIn0.eyJhY3Rvcl9pZCI6ImN1c18xIn0." })).toMatchObject({
        status: 401,
        body: refusal,
      })
    })

    it("is 404 for a product nobody knows and says when there is none", async () => {
      expect((await price({ productCode: "NO SUCH" }, approved())).status).toBe(404)
      expect(await price({ productCode: NO_PRICE }, approved())).toMatchObject({
        status: 422,
        body: { success: false, error: expect.stringContaining(NO_PRICE) },
      })
    })
  })

  describe("Stock verification", () => {
    it("finds heats and checks them, and says what is missing in the specification's words", async () => {
      const found = await client.post("/api/stock-verification", VERIFICATION)
      expect(found).toMatchObject({ status: 200, body: { verified: true } })
      const messages = async (body: object) =>
        ErrorAnswerSchema.parse((await client.post("/api/stock-verification", body)).body).message
      expect(await messages({ ...VERIFICATION, grade: "" })).toContain(MESSAGES.stockCriteriaMissing)
      expect(await messages({ grade: "718" })).toContain(MESSAGES.stockSpecificationMissing)
      expect(pricesIn(found.body)).toEqual([])
    })
  })

  describe("Who may see prices", () => {
    const people: [string, boolean, () => Promise<Actor>][] = [
      ["a visitor", false, async () => anonymous],
      ["a customer without a profile", false, () => createCustomer(container(), client, "no profile")],
      [
        "a buyer whose mail is not verified",
        false,
        () =>
          createBuyer(container(), client, "unverified", {
            status: "UNVERIFIED",
            access: "LIMITED",
            companyId: null,
            verified: false,
          }),
      ],
      [
        "a restricted buyer",
        false,
        () => createBuyer(container(), client, "restricted", { status: "APPROVED", access: "RESTRICTED", companyId: null }),
      ],
      ["a buyer awaiting approval", true, async () => pending()],
      ["an approved buyer", true, async () => approved()],
    ]

    it.each(people)("%s: %s", async (_name, sees, person) => {
      const as = await person()
      const { body: cart } = await client.post("/store/metal-carts", {}, { as })
      const { id } = (cart as { cart: { id: string } }).cart
      const replies = [
        await search({ facets: true, limit: 100 }, as),
        await search({ sort: "featured", searchValues: ["718"] }, as),
        await client.get("/api/select-search", { as }),
        await client.get(`/store/metal-items/${encodeURIComponent(BAR)}`, { as }),
        await client.post("/quantity/getRequiredQuantity", QUANTITY, { as }),
        await client.post("/api/calculate-price", PRICE, { as }),
        await client.post("/api/stock-verification", VERIFICATION, { as }),
        await client.post(`/store/metal-carts/${id}/lines`, { productCode: BAR, amount: "24", unit: "in", pieces: 3 }, { as }),
        await client.get(`/store/metal-carts/${id}`, { as }),
      ]
      const prices = replies.flatMap(({ body }) => pricesIn(body))
      if (sees) expect(prices.map(({ value }) => value)).toEqual(expect.arrayContaining(Object.values(COSTS)))
      else expect(prices).toEqual([])
      expect(replies.filter(({ text }) => Object.values(COSTS).some((cost) => text.includes(String(cost)))).length > 0).toBe(sees)
    })

    it("a suspended buyer is told nothing, whatever token they kept", async () => {
      const facts = { status: "SUSPENDED", access: "PREMIUM", companyId: null } as const
      const as = await createBuyer(container(), client, "suspended", facts)
      const replies = [
        await search({ limit: 100 }, as),
        await client.get(`/store/metal-items/${encodeURIComponent(BAR)}`, { as }),
        await client.post("/api/calculate-price", PRICE, { as }),
        await client.post("/store/metal-carts", {}, { as }),
      ]
      expect(replies.flatMap(({ body }) => pricesIn(body))).toEqual([])
    })

    it("is not told by how a search is ordered: no sort but those by list price looks at costs", async () => {
      for (const sort of SORTS.filter((one) => !isPriceSort(one))) {
        expect(codes(await search({ sort, limit: 100 }))).toEqual(codes(await search({ sort, limit: 100 }, approved())))
      }
    })

    it("orders a search by list price for who sees prices, and refuses it to others, naming the field", async () => {
      const ordered = (await search({ sort: "price-desc", limit: 100 }, approved())).body as CatalogSearchAnswer
      const prices = ordered.metalsCatalog.map(({ averageCostPerLb }) => averageCostPerLb)
      expect(new Set(prices).size).toBeGreaterThan(1)
      expect(prices).toEqual([...prices].sort((a, b) => (b ?? -1) - (a ?? -1)))
      for (const sort of PRICE_SORTS) {
        const reply = await search({ sort, limit: 100 })
        expect([reply.status, (reply.body as ErrorAnswer).fields?.[0]?.field]).toEqual([400, "sort"])
        expect(pricesIn(reply.body)).toEqual([])
      }
    })
  })

  describe("Bad input", () => {
    const paths = [...CALLS.map(([path]) => path), "/api/select-search"]

    it.each(paths)("to %s by another method is 405 with the method that works", async (path) => {
      const allowed = path === "/api/select-search" ? "GET" : "POST"
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((one) => one !== allowed)) {
        const reply = await client.call(method, path)
        expect([method, reply.status, reply.headers.get("allow")]).toEqual([method, 405, allowed])
        expect(ErrorAnswerSchema.safeParse(reply.body).success).toBe(true)
      }
    })

    it.each(CALLS)("to %s that is no JSON is 400, too large is 413, and no object is 400", async (path) => {
      for (const raw of ["{", '{"a":', "not json", '"text"', "[1]", "12", "\u0000", "{'a':1}"]) {
        const reply = await client.call("POST", path, { as: approved(), raw })
        expect([raw, reply.status]).toEqual([raw, 400])
        expect(ErrorAnswerSchema.safeParse(reply.body).success).toBe(true)
      }
      const large = JSON.stringify({ productCode: "x".repeat(70_000) })
      expect((await client.call("POST", path, { as: approved(), raw: large })).status).toBe(413)
      const deep = "[".repeat(30_000) + "]".repeat(30_000)
      expect((await client.call("POST", path, { as: approved(), raw: deep })).status).toBe(400)
      expect((await client.call("POST", path, { as: approved(), raw: `{"searchValues":${deep}}` })).status).toBe(400)
    })

    it.each(CALLS)("to %s of another content type is refused, not half understood", async (path) => {
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/xml"]) {
        const reply = await client.call("POST", path, {
          as: approved(),
          raw: "productCode=718&metalCategory[$gt]=1",
          headers: { "content-type": type },
        })
        expect([type, reply.status >= 500]).toEqual([type, false])
      }
    })

    it.each([
      ["/api/catalog-search", { metalCategory: 5 }, "metalCategory"],
      ["/api/catalog-search", { searchValues: "718" }, "searchValues"],
      ["/api/catalog-search", { outerDiameterMin: "wide" }, "outerDiameterMin"],
      ["/api/catalog-search", { outerDiameterMax: -1 }, "outerDiameterMax"],
      ["/api/catalog-search", { limit: 5_000 }, "limit"],
      ["/api/catalog-search", { offset: -1 }, "offset"],
      ["/api/catalog-search", { sort: "price" }, "sort"],
      ["/api/catalog-search", { isSpecialOffer: "yes" }, "isSpecialOffer"],
      ["/api/calculate-price", { quantity: 0 }, "quantity"],
      ["/api/calculate-price", { quantity: true }, "quantity"],
      ["/api/calculate-price", { quantity: [5] }, "quantity"],
      ["/api/calculate-price", { quantity: "many" }, "quantity"],
      ["/api/calculate-price", { unit: "ft" }, "unit"],
      ["/api/calculate-price", { productCode: "" }, "productCode"],
      ["/quantity/getRequiredQuantity", { pieces: 0 }, "pieces"],
      ["/quantity/getRequiredQuantity", { pieces: 1.5 }, "pieces"],
      ["/quantity/getRequiredQuantity", { quantity: -5 }, "quantity"],
      ["/quantity/getRequiredQuantity", { quantity: null }, "quantity"],
      ["/quantity/getRequiredQuantity", { quantityType: "stone" }, "quantityType"],
      ["/quantity/getRequiredQuantity", { productCode: undefined }, "productCode"],
      ["/api/stock-verification", { region: "XX" }, "region"],
      ["/api/stock-verification", { sizeFrom: "wide" }, "sizeFrom"],
    ])("to %s with %j is 400 and names %s", async (path, changes, field) => {
      const valid = Object.fromEntries(CALLS)[path] ?? {}
      const reply = await client.post(path, { ...valid, ...changes }, { as: approved() })
      expect(reply.status).toBe(400)
      const { fields, message } = ErrorAnswerSchema.parse(reply.body)
      expect(fields?.map((problem) => problem.field)).toEqual([field])
      expect(message).toContain(field)
    })

    it("ignores blanks where a filter may be empty", async () => {
      const blank = {
        outerDiameterMax: " ",
        outerDiameterMin: "  ",
        productCode: " ",
        searchValues: [" , "],
        metalCategory: "",
        coidCommaList: " , ",
      }
      expect(searchAnswer(await search(blank)).total).toBe(STOCK_ROWS)
    })

    it.each([
      ["POST", "/api/Catalog-Search"],
      ["POST", "/api/catalog-search/"],
      ["POST", "//api/catalog-search"],
      ["POST", "/api/catalog-search/more"],
      ["POST", "/API/calculate-price"],
      ["POST", "/quantity/getrequiredquantity"],
      ["POST", "/QUANTITY/GETREQUIREDQUANTITY/"],
      ["GET", "/api/SELECT-search?metalCategory=NICKEL"],
      ["GET", "/api/select-search/"],
      ["POST", "/api/Stock-Verification"],
      ["POST", "/api/catalog-search%00"],
      ["POST", "/api/%E0%A4%A"],
    ])("%s %s is found or not, but never fails", async (method, path) => {
      const empty = await client.call(method, path, method === "POST" ? { body: {}, as: approved() } : {})
      expect([200, 400, 404]).toContain(empty.status)
      const nothing = await client.call(method, path)
      expect([200, 400, 401, 404]).toContain(nothing.status)
    })

    it.each(CALLS)(
      "of thousands of hostile kinds to %s never fails",
      async (path, valid) => {
        const count = path === "/api/catalog-search" ? 10_000 : 2_000
        const statuses = await hammer(hostileBodies(valid), (body) => client.post(path, body, { as: approved() }), count)
        expect([...statuses.keys()].filter((status) => ![200, 400, 404, 422].includes(status))).toEqual([])
        expect(statuses.get(200)).toBeGreaterThan(0)
        expect(statuses.get(400)).toBeGreaterThan(0)
      },
      600_000,
    )
  })

  describe("Medusa's own store routes", () => {
    it.each([
      ["GET", "/store/products"],
      ["GET", "/store/products?fields=*variants.calculated_price"],
      ["GET", "/store/Products"],
      ["GET", "/STORE/products"],
      ["GET", "//store/products"],
      ["GET", "/store/metal-carts/../products"],
      ["GET", "/store/product-categories"],
      ["GET", "/store/collections"],
      ["POST", "/store/carts"],
      ["GET", "/store/carts/cart_1"],
      ["POST", "/store/carts/cart_1/complete"],
      ["POST", "/store/carts/cart_1/line-items"],
      ["GET", "/store/orders"],
      ["GET", "/store/orders/order_1"],
      ["POST", "/store/payment-collections"],
      ["GET", "/store/payment-providers?region_id=x"],
      ["GET", "/store/shipping-options?cart_id=x"],
      ["GET", "/store/currencies"],
      ["POST", "/store/customers"],
      ["POST", "/store/returns"],
      ["GET", "/store"],
    ])("%s %s is closed", async (method, path) => {
      const reply = await client.call(method, path, { as: approved(), ...(method === "POST" ? { body: {} } : {}) })
      expect(reply.status).toBe(404)
    })

    it("include a customer's own record, which ours answers", async () => {
      expect((await client.get("/store/regions")).status).toBe(404)
      expect((await client.get("/store/customers/me", { as: approved() })).status).toBe(404)
      expect((await client.get("/store/metal-me", { as: approved() })).status).toBe(200)
      expect((await client.get("/store/metal-me")).status).toBe(401)
    })

    it("of the admin are closed to buyers", async () => {
      for (const path of ["/admin/orders", "/admin/products", "/admin/customers", "/admin/users/me"]) {
        expect([path, (await client.get(path)).status, (await client.get(path, { as: approved() })).status]).toEqual([
          path,
          401,
          401,
        ])
      }
    })

    it("want the publishable key, and the specification's calls do not", async () => {
      const key = { headers: { "x-publishable-api-key": "pk_wrong" } }
      expect((await client.post("/store/metal-carts", {}, key)).status).toBe(400)
      expect((await client.post("/api/catalog-search", {}, key)).status).toBe(200)
    })

    it("trust a publishable key for some seconds, and refuse it after those when it was taken back", async () => {
      const keys = container().resolve(Modules.API_KEY)
      const made = { title: "Short", type: "publishable" as const, created_by: "the test" }
      const { id, token } = await keys.createApiKeys(made)
      const ask = async () =>
        (await client.post("/store/metal-carts", {}, { headers: { "x-publishable-api-key": token } })).status
      expect(await ask()).toBe(201)
      await keys.revoke(id, { revoked_by: "the test" })
      expect(await ask()).toBe(201)
      await eventually(ask, (status) => status === 400, 10_000)
    }, 20_000)
  })
})
