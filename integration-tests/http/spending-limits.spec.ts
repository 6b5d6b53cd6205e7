import type { PurchaseRequestAnswer, PurchaseRequestListAnswer, PurchaseRequestView } from "@billet/backend/contract"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import { ADDRESS, CartCalls, orderOf, typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import type { Actor, Reply } from "../support/http-client"
import { Ledgers } from "../support/ledgers"
import { mailsTo } from "../support/mails"
import { OrderCalls } from "../support/order-calls"
import { SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, createCompany, type Buyer } from "../support/shop-people"
import { shopTests } from "../support/test-shop"

const REQUESTS = "/store/metal-purchase-requests"
const PREMIUM = { status: "APPROVED", access: "PREMIUM" } as const
/** What one line of 24 in costs; every bar of the tests is alike. */
const LINE = { amount: "24", unit: "in" } as const

shopTests(({ client, container, anonymous, stranger }) => {
  const carts = new CartCalls(client)
  const orders = new OrderCalls(client)
  const ledgers = new Ledgers(container)
  const module = () => container().resolve<MetalCompanyService>(METAL_COMPANY)
  let people = 0

  /** A company with an administrator and a buyer whose limit is one line's price, twice that, ... */
  const team = async (lines = 1) => {
    const name = `limited ${(people += 1)}`
    const companyId = await createCompany(container(), name, 50_000_000)
    const person = (role: string) => createBuyer(container(), client, `${role} of ${name}`, { ...PREMIUM, companyId })
    const [admin, buyer] = [await person("admin"), await person("buyer")]
    const idOf = async ({ customerId }: Buyer) => (await module().listBuyers({ customer_id: customerId }))[0]?.id ?? ""
    await module().updateBuyers({ id: await idOf(admin), company_role: "ADMIN" })
    const { total } = await carts.filled(buyer, LINE)
    const buyerId = await idOf(buyer)
    const limit = (cents: number | null) => module().updateBuyers({ id: buyerId, spending_limit_cents: cents })
    await limit(Math.round(total * 100) * lines)
    return { companyId, admin, buyer, buyerId, limit, price: total }
  }
  const spent = async (buyerId: string) => await module().spentSince(buyerId, new Date(0))
  const ask = (cart: { id: string; total: number }, as: Actor) =>
    client.post(
      `/store/metal-carts/${cart.id}/request-approval`,
      { paymentMethod: "ACCOUNT", purchaseOrderNumber: "PO-1", shippingAddress: ADDRESS, expectedTotal: cart.total },
      { as },
    )
  const requestOf = (reply: Reply): PurchaseRequestView => {
    if (reply.status !== 200 && reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`)
    return (reply.body as PurchaseRequestAnswer).request
  }
  const approve = (one: PurchaseRequestView, as: Actor) =>
    client.post(
      `${REQUESTS}/${one.id}/approve`,
      { expectedTotal: one.total },
      { as, headers: { "idempotency-key": `approve-${one.id}` } },
    )
  const refuse = (one: PurchaseRequestView, as: Actor, reason = "Too much") =>
    client.post(`${REQUESTS}/${one.id}/refuse`, { reason }, { as })
  const withdraw = (one: PurchaseRequestView, as: Actor) => client.post(`${REQUESTS}/${one.id}/withdraw`, {}, { as })
  const listOf = async (as: Actor) => ((await client.get(REQUESTS, { as })).body as PurchaseRequestListAnswer).requests
  /** A cart of the buyer above the limit, and the request for it. */
  const waiting = async (line: object = { ...LINE, pieces: 2 }) => {
    const known = await team()
    const cart = await carts.filled(known.buyer, line)
    return { ...known, cart, request: requestOf(await ask(cart, known.buyer)) }
  }

  describe("A spending limit", () => {
    it("lets orders through up to the cent, refuses the next, and is free again when one is cancelled", async () => {
      const { buyer, buyerId, limit, price } = await team(1)
      const first = orderOf(await carts.order(await carts.open(buyer), buyer))
      expect(await spent(buyerId)).toBe(Math.round(price * 100))
      const second = await carts.filled(buyer, { ...LINE, amount: "0.1" })
      expect(typeOf(await carts.order(second, buyer))).toEqual([409, "above_limit"])
      expect(await ledgers.ofCart(second.id)).toMatchObject({ metal: [], credit: [], open: true })
      expect((await orders.cancelOwn(first, buyer)).status).toBe(200)
      await eventually(
        () => spent(buyerId),
        (cents) => cents === 0,
      )
      expect((await carts.order(second, buyer)).status).toBe(201)
      await limit(0)
      expect(typeOf(await carts.order(await carts.filled(buyer, LINE), buyer))).toEqual([409, "above_limit"])
      await limit(null)
      expect((await carts.order(await carts.open(buyer), buyer)).status).toBe(201)
    })

    it("forgets what was ordered before the period, and does not bind administrators", async () => {
      const { admin, buyer, buyerId } = await team(1)
      await carts.order(await carts.open(buyer), buyer)
      await container()
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)
        .raw("update metal_spending_entry set created_at = now() - interval '40 days' where buyer_id = ?", [buyerId])
      expect((await carts.order(await carts.filled(buyer, LINE), buyer)).status).toBe(201)
      expect(typeOf(await carts.order(await carts.filled(buyer, LINE), buyer))).toEqual([409, "above_limit"])
      const [row] = await module().listBuyers({ customer_id: admin.customerId })
      await module().updateBuyers({ id: row?.id ?? "", spending_limit_cents: 1 })
      expect((await carts.order(await carts.filled(admin, LINE), admin)).status).toBe(201)
    })

    it("is passed by one of ten carts at once that would each fit alone", async () => {
      const { companyId, buyer, buyerId, price } = await team(1)
      const cents = Math.round(price * 100)
      const takes = await Promise.allSettled(
        Array.from({ length: 10 }, (_, at) =>
          module().takeSpending({ customerId: buyer.customerId, companyId, cartId: `cart_${at}`, cents, isApproved: false }),
        ),
      )
      expect(takes.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
      expect(await spent(buyerId)).toBe(cents)
    })

    it("gives back what it held when the order fails further on", async () => {
      const { buyer, buyerId, limit } = await team(1)
      await limit(null)
      await carts.remove((await carts.open(buyer)).id, (await carts.open(buyer)).items[0]?.id ?? "", buyer)
      const cart = await carts.filled(buyer, { productCode: SPARE_BARS[0], amount: "360", pieces: 99 })
      expect(typeOf(await carts.order(cart, buyer))).toEqual([409, "insufficient_stock"])
      expect(await spent(buyerId)).toBe(0)
    })
  })

  describe("An order above the limit", () => {
    it("waits aside, is approved by an administrator and placed in the buyer's name, once", async () => {
      const { admin, buyer, buyerId, cart, request } = await waiting()
      expect(request).toMatchObject({ status: "WAITING", isYours: true, total: cart.total, orderNumber: null })
      expect(request.lines).toHaveLength(cart.items.length)
      expect(requestOf(await ask(cart, buyer)).id).toBe(request.id)
      expect(typeOf(await carts.order(cart, buyer))).toEqual([409, "cart_waiting"])
      expect(typeOf(await carts.add(cart.id, LINE, buyer))).toEqual([409, "cart_waiting"])
      expect((await carts.open(buyer)).id).not.toBe(cart.id)
      expect(await ledgers.ofCart(cart.id)).toMatchObject({ metal: [], credit: [], orders: [] })
      expect(await listOf(admin)).toMatchObject([{ id: request.id, isYours: false }])
      const mails = await mailsTo(container(), `${admin.name.replace(/\W+/g, "-")}@example.com`)
      expect(mails.map(({ template }) => template)).toEqual(["purchase-waits"])

      const answers = await Promise.all(Array.from({ length: 4 }, () => approve(request, admin)))
      const done = answers.filter(({ status }) => status === 200)
      expect(done.length).toBeGreaterThan(0)
      const { orderNumber, decidedBy } = requestOf(await approve(request, admin))
      expect(orderNumber).toMatch(/^SO-/)
      expect(decidedBy).toContain("admin of")
      const order = orderOf(await client.get(`/store/metal-orders/${orderNumber}`, { as: buyer }))
      expect(order).toMatchObject({ total: cart.total, purchaseOrderNumber: "PO-1" })
      expect(await ledgers.ofCart(cart.id)).toMatchObject({ orders: [order.id], open: false })
      expect(await spent(buyerId)).toBe(0)
      expect(typeOf(await refuse(request, admin))).toEqual([409, "request_decided"])
      expect(typeOf(await withdraw(request, buyer))).toEqual([409, "request_decided"])
    })

    it("is decided by administrators of the same company only", async () => {
      const { admin, buyer, request } = await waiting()
      const other = await team()
      expect((await approve(request, other.admin)).status).toBe(404)
      expect((await refuse(request, other.admin)).status).toBe(404)
      expect((await withdraw(request, other.buyer)).status).toBe(404)
      expect((await withdraw(request, admin)).status).toBe(404)
      expect(typeOf(await approve(request, buyer))).toEqual([403, "company_admin_only"])
      expect(typeOf(await refuse(request, stranger()))).toEqual([403, "company_admin_only"])
      expect((await approve(request, anonymous)).status).toBe(401)
      expect(await listOf(other.admin)).toEqual([])
      expect((await refuse(request, admin, "")).body).toMatchObject({ fields: [{ field: "reason" }] })
      expect(typeOf(await approve({ ...request, total: request.total + 1 }, admin))).toEqual([409, "stale_version"])
      expect(await listOf(buyer)).toMatchObject([{ id: request.id, status: "WAITING" }])
    })

    it("goes back to its buyer's cart when it is refused or withdrawn", async () => {
      for (const end of ["refuse", "withdraw"] as const) {
        const { admin, buyer, cart, request } = await waiting()
        const ended = requestOf(await (end === "refuse" ? refuse(request, admin, "Ask for less") : withdraw(request, buyer)))
        expect(ended).toMatchObject(end === "refuse" ? { status: "REFUSED", reason: "Ask for less" } : { status: "WITHDRAWN" })
        expect((await carts.open(buyer)).id).toBe(cart.id)
        expect(typeOf(await carts.order(cart, buyer))).toEqual([409, "above_limit"])
        expect(typeOf(await approve(request, admin))).toEqual([409, "request_decided"])
        const again = requestOf(await ask(cart, buyer))
        expect(again.id).not.toBe(request.id)
      }
    })

    it("waits again when it cannot be placed, and is not placed for who was made a viewer", async () => {
      const { admin, buyerId, request, companyId } = await waiting()
      await module().updateCompanies({ id: companyId, credit_limit_cents: 1 })
      expect(typeOf(await approve(request, admin))).toEqual([409, "credit_refused"])
      await module().updateCompanies({ id: companyId, credit_limit_cents: 50_000_000 })
      await module().updateBuyers({ id: buyerId, company_role: "VIEWER" })
      expect(typeOf(await approve(request, admin))).toEqual([409, "account_state"])
      expect(await listOf(admin)).toMatchObject([{ status: "WAITING" }])
      await module().updateBuyers({ id: buyerId, company_role: "BUYER" })
      expect((await approve(request, admin)).status).toBe(200)
    })
  })
})
