import { ErrorAnswerSchema, MAX_PIECES, type CartStockAnswer, type CartView } from "@billet/backend/contract"
import { Modules } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { CartCalls, cartOf, noticesOf, typeOf } from "../support/cart-calls"
import { hammer } from "../support/hammer"
import { hostileBodies } from "../support/hostile"
import type { Actor } from "../support/http-client"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import { pricesIn } from "../support/leaks"
import { BAR, COSTS, FLAT, NO_PRICE, SPARE_BARS, TUBE } from "../support/shop-feeds"
import { createBuyer, createCustomer } from "../support/shop-people"
import { shopTests } from "../support/test-shop"

const LINE = { productCode: BAR, amount: "24", unit: "in", pieces: 2 } as const
const PIECE_POUNDS = 113.3659
const NO_COSTS = { averageCostPerLb: null, averageCostPerInch: null, averageCostPerKg: null }

shopTests(({ client, container, companyId, anonymous, approved, colleague, stranger, pending }) => {
  const carts = new CartCalls(client)
  const newBuyer = (name: string) =>
    createBuyer(container(), client, name, { status: "APPROVED", access: "PREMIUM", companyId: companyId() })
  const lines = (cart: CartView) =>
    cart.items.map(({ productCode, amount, unit, pieces }) => ({ productCode, amount, unit, pieces }))
  const firstLine = (cart: CartView) => {
    const [line] = cart.items
    if (!line) throw new Error("The cart has no line")
    return line
  }
  const catalogue = () => container().resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const setWithdrawn = async (productCode: string, withdrawn: boolean) => {
    const [item] = await catalogue().listStockItems({ product_code: productCode })
    await catalogue().updateStockItems({ id: item?.id ?? "", withdrawn })
  }

  describe("What the stock cannot take of a cart", () => {
    const shortOf = async (id: string, as: Actor) =>
      (await client.get(`/store/metal-carts/${id}/stock`, { as })).body as CartStockAnswer

    it("is told by line with what is left, also of two lines that want one item, and to nobody else", async () => {
      const buyer = await newBuyer("short of stock")
      const code = SPARE_BARS[11]
      await carts.filled(buyer, { productCode: code, amount: "100", pieces: 2 })
      const cart = await carts.filled(buyer, { productCode: code, amount: "90", pieces: 2 })
      const [, second] = cart.items
      const shared = { lineId: second?.id, availablePieces: 1, availableInches: 160, isShared: true }
      expect(await shortOf(cart.id, buyer)).toEqual({ shortages: [shared] })
      const rival = { line_id: "li_rival", product_code: code, mils: 200_000, piece_mils: 100_000 }
      await catalogue().reserveLines("cart_rival_of_short", [rival])
      const { shortages } = await shortOf(cart.id, buyer)
      expect(shortages.map(({ availablePieces, isShared }) => [availablePieces, isShared])).toEqual([
        [1, false],
        [1, false],
      ])
      await catalogue().releaseReservations({ cartId: "cart_rival_of_short" })
      for (const as of [stranger(), anonymous]) {
        expect((await client.get(`/store/metal-carts/${cart.id}/stock`, { as })).status).toBe(404)
      }
    })
  })

  describe("A visitor's cart", () => {
    it.each([
      [{}, "INC"],
      [{ countryCode: "de" }, "EUR"],
      [{ countryCode: "SG" }, "SIN"],
      [{ countryCode: "ZZ" }, "INC"],
    ])("opened with %j belongs to region %s, is empty and without prices", async (body, regionCode) => {
      const reply = await client.post("/store/metal-carts", body)
      expect(reply).toMatchObject({
        status: 201,
        body: { notices: [], cart: { items: [], isAuthenticated: false, validUntil: null, total: 0, regionCode } },
      })
    })

    it("shows lengths and weights of what is added, and no price", async () => {
      const { id } = await carts.open(anonymous)
      const cart = cartOf(await carts.add(id, LINE, anonymous))
      expect(firstLine(cart)).toMatchObject({
        ...LINE,
        coid: "INC,EUR",
        lengthInInches: 24,
        weightInPounds: PIECE_POUNDS,
        totalWeightInPounds: 226.7318,
        unitPrice: 0,
        itemTotal: 0,
        ...NO_COSTS,
      })
      expect(cart.totalWeightInPounds).toBe(226.7318)
      expect(pricesIn(cart)).toEqual([])
    })

    it("lets lines be removed but not changed", async () => {
      const { id } = await carts.open(anonymous)
      const line = firstLine(cartOf(await carts.add(id, LINE, anonymous)))
      expect(typeOf(await carts.change(id, line.id, { pieces: 3 }, anonymous))).toEqual([401, "unauthorized"])
      expect(lines(cartOf(await carts.see(id, anonymous)))).toEqual([LINE])
      expect(cartOf(await carts.remove(id, line.id, anonymous)).items).toEqual([])
      expect(cartOf(await carts.remove(id, line.id, anonymous)).items).toEqual([])
    })

    it("is not a buyer's to change or to see prices in before they have claimed it", async () => {
      const { id } = await carts.open(anonymous)
      const line = firstLine(cartOf(await carts.add(id, LINE, anonymous)))
      for (const reply of [
        await carts.add(id, LINE, approved()),
        await carts.change(id, line.id, { pieces: 3 }, approved()),
        await carts.remove(id, line.id, approved()),
        await carts.promo(id, "ANY", approved()),
        await carts.order({ id, total: 0 }, approved()),
      ]) {
        expect(typeOf(reply)).toEqual([403, "cart_not_claimed"])
      }
      for (const as of [anonymous, approved()]) {
        const seen = await carts.see(id, as)
        expect(cartOf(seen)).toMatchObject({ isAuthenticated: false, validUntil: null, items: [LINE] })
        expect(pricesIn(seen.body)).toEqual([])
        expect(seen.text).not.toContain(String(COSTS.inch))
      }
    })
  })

  describe("Lines", () => {
    it("are merged by code, amount and unit, whatever way the amount and the code are written", async () => {
      const { id } = await carts.open(anonymous)
      await carts.add(id, { amount: "24", pieces: 2 }, anonymous)
      await carts.add(id, { amount: "024.00", pieces: 3 }, anonymous)
      await carts.add(id, { amount: "24", productCode: "718_rb_04500_sa120" }, anonymous)
      await carts.add(id, { amount: "24", unit: "lb" }, anonymous)
      const cart = cartOf(await carts.add(id, { amount: "24.5" }, anonymous))
      expect(lines(cart)).toEqual([
        { ...LINE, pieces: 6 },
        { ...LINE, unit: "lb", pieces: 1 },
        { ...LINE, amount: "24.5", pieces: 1 },
      ])
    })

    it("hold at most 100 pieces, with a notice when merging would give more", async () => {
      const { id } = await carts.open(anonymous)
      await carts.add(id, { pieces: 60 }, anonymous)
      const reply = await carts.add(id, { pieces: 60 }, anonymous)
      expect(lines(cartOf(reply))).toEqual([{ ...LINE, pieces: MAX_PIECES }])
      expect(noticesOf(reply)).toEqual([expect.stringContaining("120 were reduced to 100")])
    })

    it("lose none of 15 that are added at the same moment", async () => {
      const { id } = await carts.open(anonymous)
      const replies = await Promise.all(Array.from({ length: 15 }, () => carts.add(id, {}, anonymous)))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
      expect(lines(cartOf(await carts.see(id, anonymous)))).toEqual([{ ...LINE, pieces: 15 }])
    })

    it("change in pieces, amount and unit, priced anew each time", async () => {
      const buyer = await newBuyer("changer")
      const cart = await carts.filled(buyer, { pieces: 3 })
      const { id } = firstLine(cart)
      expect(firstLine(cart)).toMatchObject({
        unitPrice: 2465.0424,
        itemTotal: 7395.13,
        originalPrice: 7395.13,
        appliedRules: [],
      })
      expect(cart).toMatchObject({ subtotal: 7395.13, total: 7395.13, taxTotal: 0, currencyCode: "usd", isAuthenticated: true })
      const fewer = cartOf(await carts.change(cart.id, id, { pieces: 1 }, buyer))
      expect(firstLine(fewer)).toMatchObject({
        pieces: 1,
        unitPrice: 2465.0424,
        itemTotal: 2465.04,
        totalWeightInPounds: PIECE_POUNDS,
      })
      const pounds = cartOf(await carts.change(cart.id, id, { amount: "100", unit: "lb", pieces: 2 }, buyer))
      expect(firstLine(pounds)).toMatchObject({
        unitPrice: COSTS.lb,
        itemTotal: 4348.26,
        weightInPounds: 100,
        lengthInInches: 21.1704,
      })
      const kilograms = cartOf(await carts.change(cart.id, id, { amount: 45.3592, unit: "kg" }, buyer))
      expect(firstLine(kilograms)).toMatchObject({ unitPrice: COSTS.kg, itemTotal: 4348.26, weightInPounds: 100 })
      expect(cartOf(await carts.change(cart.id, id, {}, buyer)).items).toEqual(kilograms.items)
    })

    it("merge when a change lands on another line, capped at 100", async () => {
      const buyer = await newBuyer("merger")
      await carts.filled(buyer, { amount: "24", pieces: 60 })
      const cart = await carts.filled(buyer, { amount: "36", pieces: 50 })
      const second = cart.items[1]
      const reply = await carts.change(cart.id, second?.id ?? "", { amount: "24.0" }, buyer)
      expect(lines(cartOf(reply))).toEqual([{ ...LINE, pieces: 100 }])
      expect(noticesOf(reply)).toHaveLength(1)
    })

    it("are 404 for a product or a line nobody knows, 409 for a product that is no longer sold", async () => {
      const buyer = await newBuyer("unknowing")
      const { id } = await carts.open(buyer)
      expect(typeOf(await carts.add(id, { productCode: "NO SUCH" }, buyer))).toEqual([404, "not_found"])
      expect(typeOf(await carts.change(id, "cali_none", { pieces: 1 }, buyer))).toEqual([404, "not_found"])
      await setWithdrawn(SPARE_BARS[0], true)
      expect(typeOf(await carts.add(id, { productCode: SPARE_BARS[0] }, buyer))).toEqual([409, "withdrawn"])
    })

    it("of a product that is withdrawn leave the cart with a notice at its next change", async () => {
      const buyer = await newBuyer("surprised")
      const { id } = await carts.filled(buyer, { productCode: SPARE_BARS[1] })
      await setWithdrawn(SPARE_BARS[1], true)
      const reply = await carts.add(id, {}, buyer)
      expect(lines(cartOf(reply))).toEqual([{ ...LINE, pieces: 1 }])
      expect(noticesOf(reply)).toEqual([`${SPARE_BARS[1]} is no longer available and was removed.`])
    })

    it("of a product without a price cost nothing yet, and keep no other line from changing", async () => {
      const buyer = await newBuyer("patient")
      const guest = await carts.open(anonymous)
      await carts.add(guest.id, { productCode: NO_PRICE }, anonymous)
      const claimed = cartOf(await carts.claim(guest.id, buyer))
      expect(firstLine(claimed)).toMatchObject({ productCode: NO_PRICE, unitPrice: 0, itemTotal: 0 })
      expect(cartOf(await carts.add(claimed.id, { pieces: 1 }, buyer)).total).toBe(2465.04)
    })

    it("may be as large as the fields allow", async () => {
      const buyer = await newBuyer("greedy")
      const cart = await carts.filled(buyer, { amount: "9999999.9999", pieces: 100 })
      expect(cart.total).toBe(102_710_099_998.97)
      expect(typeOf(await carts.order(cart, buyer))).toEqual([409, "order_too_large"])
    })
  })

  describe("A buyer's cart", () => {
    it("is the one they have open, however often and closely it is asked for", async () => {
      const buyer = await newBuyer("eager")
      const replies = await Promise.all(Array.from({ length: 8 }, () => client.post("/store/metal-carts", {}, { as: buyer })))
      expect(new Set(replies.map((reply) => cartOf(reply).id)).size).toBe(1)
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201])
    })

    it("is quoted for 24 hours from its last pricing, also while approval is pending", async () => {
      const cart = await carts.filled(pending())
      const hours = (Date.parse(cart.validUntil ?? "") - Date.now()) / 3_600_000
      expect(hours).toBeGreaterThan(23.9)
      expect(hours).toBeLessThanOrEqual(24)
      expect(cart.total).toBeGreaterThan(0)
    })

    it("shows a restricted buyer no prices", async () => {
      const buyer = await createBuyer(container(), client, "restricted shopper", {
        status: "APPROVED",
        access: "RESTRICTED",
        companyId: null,
      })
      const cart = await carts.filled(buyer)
      expect(pricesIn(cart)).toEqual([])
      expect(firstLine(cart)).toMatchObject(NO_COSTS)
    })

    it("shows the list prices of its items to who sees prices, and takes them away with that right", async () => {
      const buyer = await newBuyer("list reader")
      const { averageCostPerInch, averageCostPerLb } = firstLine(await carts.filled(buyer))
      expect([averageCostPerInch, averageCostPerLb].every((cost) => Number(cost) > 0)).toBe(true)
      const companies = container().resolve<MetalCompanyService>(METAL_COMPANY)
      const [row] = await companies.listBuyers({ customer_id: buyer.customerId })
      await companies.updateBuyers({ id: row?.id ?? "", access_level: "RESTRICTED" })
      expect(firstLine(await carts.open(buyer))).toMatchObject(NO_COSTS)
    })

    it("does not exist for anyone else, whatever they try", async () => {
      const owner = await newBuyer("owner")
      const cart = await carts.filled(owner)
      const { id: lineId } = firstLine(cart)
      const noProfile = await createCustomer(container(), client, "no profile at all")
      for (const as of [anonymous, colleague(), stranger(), pending(), noProfile]) {
        const replies = [
          await carts.see(cart.id, as),
          await carts.add(cart.id, {}, as),
          await carts.remove(cart.id, lineId, as),
          ...(as.token ? [await carts.change(cart.id, lineId, { pieces: 9 }, as)] : []),
          ...(as === colleague() || as === stranger() ? [await carts.claim(cart.id, as), await carts.order(cart, as)] : []),
        ]
        expect([as.name, ...replies.map(({ status }) => status)]).toEqual([as.name, ...replies.map(() => 404)])
        const texts = new Set(replies.map(({ text }) => text.replace(/cart_\w+/g, "")))
        expect([...texts]).toEqual([expect.stringContaining("There is no such cart")])
      }
      expect(lines(cartOf(await carts.see(cart.id, owner)))).toEqual([{ ...LINE, pieces: 1 }])
      expect((await carts.see("cart_none", owner)).status).toBe(404)
    })

    it("is not opened by a session cookie: only a bearer token speaks for a buyer", async () => {
      const owner = await newBuyer("cookie owner")
      const { id } = await carts.filled(owner)
      const session = await client.post("/auth/session", {}, { as: owner })
      const cookie = session.headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; ")
      expect(cookie).toContain("connect.sid")
      expect((await client.get(`/store/metal-carts/${id}`, { headers: { cookie } })).status).toBe(404)
      expect((await client.get("/store/metal-me", { headers: { cookie } })).status).toBe(401)
      expect((await client.get("/store/metal-orders", { headers: { cookie } })).status).toBe(401)
    })
  })

  describe("Claiming a visitor's cart", () => {
    const guestCart = async (...added: object[]) => {
      const { id } = await carts.open(anonymous)
      for (const line of added) await carts.add(id, line, anonymous)
      return id
    }

    it("makes it the buyer's own, with prices, when they have none", async () => {
      const buyer = await newBuyer("claimer")
      const id = await guestCart({ pieces: 3 })
      const cart = cartOf(await carts.claim(id, buyer))
      expect(cart).toMatchObject({ id, isAuthenticated: true, total: 7395.13, regionCode: "INC" })
      expect((await carts.see(id, anonymous)).status).toBe(404)
      expect((await carts.open(buyer)).id).toBe(id)
    })

    it("joins it with the cart they have, by the merge rules, and closes it", async () => {
      const buyer = await newBuyer("joiner")
      const own = await carts.filled(buyer, { pieces: 70 })
      const id = await guestCart({ pieces: 50 }, { productCode: TUBE, amount: "10", unit: "kg" })
      const reply = await carts.claim(id, buyer)
      expect(cartOf(reply).id).toBe(own.id)
      expect(lines(cartOf(reply))).toEqual([
        { ...LINE, pieces: 100 },
        { productCode: TUBE, amount: "10", unit: "kg", pieces: 1 },
      ])
      expect(noticesOf(reply)).toHaveLength(1)
      expect((await carts.claim(id, buyer)).status).toBe(404)
      expect((await carts.see(id, anonymous)).status).toBe(404)
    })

    it("adds its lines once, however many claims come at the same moment", async () => {
      const buyer = await newBuyer("impatient")
      const own = await carts.filled(buyer, { productCode: FLAT })
      const id = await guestCart({ pieces: 3 })
      const replies = await Promise.all(Array.from({ length: 6 }, () => carts.claim(id, buyer)))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404])
      expect(lines(cartOf(await carts.see(own.id, buyer)))).toEqual([
        { productCode: FLAT, amount: "24", unit: "in", pieces: 1 },
        { ...LINE, pieces: 3 },
      ])
    })

    it("takes the lines and ends the cart at once, so that no process can die in between and double them", async () => {
      const buyer = await newBuyer("interrupted")
      const own = await carts.filled(buyer, { productCode: FLAT })
      const id = await guestCart({ pieces: 3 })
      const module = container().resolve(Modules.CART)
      const dying = jest.spyOn(module, "deleteCarts").mockRejectedValue(new Error("the lights went out"))
      await carts.claim(id, buyer)
      dying.mockRestore()
      expect((await carts.claim(id, buyer)).status).toBe(404)
      expect(lines(cartOf(await carts.see(own.id, buyer)))).toEqual([
        { productCode: FLAT, amount: "24", unit: "in", pieces: 1 },
        { ...LINE, pieces: 3 },
      ])
    })

    it("loses nothing that is added to either cart meanwhile", async () => {
      const buyer = await newBuyer("busy")
      const own = await carts.filled(buyer, { pieces: 1 })
      const id = await guestCart({ pieces: 10 })
      const replies = await Promise.all([
        carts.claim(id, buyer),
        ...Array.from({ length: 6 }, () => carts.add(own.id, { pieces: 1 }, buyer)),
      ])
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
      expect(lines(cartOf(await carts.see(own.id, buyer)))).toEqual([{ ...LINE, pieces: 17 }])
    })

    it("wants a buyer: 401 for a visitor, 403 without a profile", async () => {
      const id = await guestCart({})
      expect(typeOf(await carts.claim(id, anonymous))).toEqual([401, "unauthorized"])
      expect(typeOf(await carts.claim(id, await createCustomer(container(), client, "half a buyer")))).toEqual([
        403,
        "no_buyer_profile",
      ])
    })
  })

  describe("Bad input to a cart", () => {
    it.each([
      [{ pieces: 0 }, "pieces"],
      [{ pieces: 101 }, "pieces"],
      [{ pieces: 1.5 }, "pieces"],
      [{ pieces: "3" }, "pieces"],
      [{ amount: "0" }, "amount"],
      [{ amount: "-1" }, "amount"],
      [{ amount: "1e3" }, "amount"],
      [{ amount: "1.23456" }, "amount"],
      [{ amount: "24,5" }, "amount"],
      [{ amount: null }, "amount"],
      [{ unit: "ft" }, "unit"],
      [{ productCode: "" }, "productCode"],
      [{ productCode: "a\u0000" }, "productCode"],
      [{ unitPrice: 0.01 }, ""],
      [{ itemTotal: 1, metadata: { metal: {} } }, ""],
    ])("with %j is 400 and names %j", async (changes, field) => {
      const { id } = await carts.open(anonymous)
      const reply = await client.post(`/store/metal-carts/${id}/lines`, { ...LINE, ...changes })
      expect(reply.status).toBe(400)
      expect(ErrorAnswerSchema.parse(reply.body).fields?.map((problem) => problem.field)).toEqual([field])
      expect(cartOf(await carts.see(id, anonymous)).items).toEqual([])
    })

    it.each([
      [{ countryCode: "USA" }, "countryCode"],
      [{ countryCode: 5 }, "countryCode"],
      [{ customer_id: "cus_1" }, ""],
      [{ region_id: "reg_1" }, ""],
    ])("opening one with %j is 400", async (body, field) => {
      const reply = await client.post("/store/metal-carts", body)
      expect([reply.status, ErrorAnswerSchema.parse(reply.body).fields?.[0]?.field]).toEqual([400, field])
    })

    it("by another method is 405, by another path 404", async () => {
      const { id } = await carts.open(anonymous)
      const methods: [string, string, string][] = [
        ["GET", "", "POST"],
        ["DELETE", `/${id}`, "GET"],
        ["POST", `/${id}`, "GET"],
        ["GET", `/${id}/lines`, "POST"],
        ["PUT", `/${id}/lines/x`, "POST, DELETE"],
        ["GET", `/${id}/claim`, "POST"],
        ["GET", `/${id}/place-order`, "POST"],
      ]
      for (const [method, path, allowed] of methods) {
        const reply = await client.call(method, `/store/metal-carts${path}`, { as: approved() })
        expect([method, path, reply.status, reply.headers.get("allow")]).toEqual([method, path, 405, allowed])
      }
      expect((await client.post(`/store/metal-carts/${id}/complete`, {})).status).toBe(404)
    })

    it("in another case of the path is checked all the same", async () => {
      const { id } = await carts.open(anonymous)
      const replies = [
        await client.post("/store/metal-Carts", { countryCode: 5 }),
        await client.post(`/store/metal-carts/${id}/LINES`, { pieces: 0 }),
        await client.post(`/store/Metal-carts/${id}/place-order`, {}, { as: approved() }),
        await client.post(`/store/metal-CARTS/${id}/CLAIM`, {}),
      ]
      expect(replies.map(({ status }) => status)).toEqual([400, 400, 404, 401])
    })

    it("with ids that are none is 404, and never fails", async () => {
      for (const id of ["%00", "%ff", "'", "..%2f..", "x".repeat(2_000), "cart_1%0a"]) {
        const replies = [
          await carts.see(id, anonymous),
          await carts.add(id, {}, anonymous),
          await carts.remove(id, id, anonymous),
        ]
        expect([id.slice(0, 20), ...replies.map(({ status }) => status < 500 && status >= 400)]).toEqual([
          id.slice(0, 20),
          true,
          true,
          true,
        ])
      }
    })

    it("that is malformed or too large is 400 or 413", async () => {
      const { id } = await carts.open(anonymous)
      expect((await client.call("POST", `/store/metal-carts/${id}/lines`, { raw: "{" })).status).toBe(400)
      expect((await client.call("POST", `/store/metal-carts/${id}/lines`, { raw: "[]" })).status).toBe(400)
      expect((await client.post(`/store/metal-carts/${id}/lines`, { ...LINE, productCode: "x".repeat(200_000) })).status).toBe(
        413,
      )
    })

    it("of hostile kinds never fails", async () => {
      const slots = await Promise.all(Array.from({ length: 20 }, () => carts.open(anonymous)))
      let turn = 0
      const slot = () => slots[(turn += 1) % slots.length]?.id ?? ""
      await hammer(hostileBodies({ countryCode: "DE" }), (body) => client.post("/store/metal-carts", body), 200)
      const statuses = await hammer(hostileBodies(LINE), (body) => client.post(`/store/metal-carts/${slot()}/lines`, body), 300)
      expect([...statuses.keys()].filter((status) => ![200, 400, 404].includes(status))).toEqual([])
      expect(statuses.get(200)).toBeGreaterThan(0)
    })

    it("to change a line, of hostile kinds, never fails", async () => {
      const buyer: Actor = await newBuyer("hammered")
      const cart = await carts.filled(buyer)
      const line = firstLine(cart).id
      const send = (body: unknown) => client.post(`/store/metal-carts/${cart.id}/lines/${line}`, body, { as: buyer })
      const statuses = await hammer(hostileBodies({ amount: "24.5", unit: "in", pieces: 2, junk: true }), send, 200)
      expect(statuses.get(400)).toBeGreaterThan(0)
    })
  })
})
