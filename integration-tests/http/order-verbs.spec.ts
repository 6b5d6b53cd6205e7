import { NO_RIGHTS, type StaffRights } from "@billet/backend/accounts"
import type { AddLineBody, OrderView } from "@billet/backend/contract"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import reconcileOrders from "../../src/jobs/reconcile-orders"
import tellOfOrders from "../../src/jobs/tell-of-orders"
import { METAL_SYSTEM } from "../../src/modules/metal-system"
import type MetalSystemService from "../../src/modules/metal-system/service"
import { CartCalls, orderOf, typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import type { Actor } from "../support/http-client"
import { Ledgers } from "../support/ledgers"
import { adminOrderOf, OrderCalls } from "../support/order-calls"
import { LAST_BAR, SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, createCompany, type Buyer } from "../support/shop-people"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"

const VERBS = ["start", "process", "ship", "complete"] as const

const ORDERS_ONLY: StaffRights = { ...NO_RIGHTS, permissions: ["ORDER_PROCESSING"] }

shopTests(({ client, container, anonymous, approved, stranger }) => {
  const carts = new CartCalls(client)
  const orders = new OrderCalls(client)
  const ledgers = new Ledgers(container)
  let clerk: Actor & { userId: string }
  let other: Actor
  let people = 0
  let bars = 0
  beforeAll(async () => {
    clerk = await createStaff(container(), client, "clerk", ORDERS_ONLY)
    other = await createStaff(container(), client, "other clerk", ORDERS_ONLY)
  })

  type Placed = { order: OrderView; buyer: Buyer; companyId: string; bar: string; cents: number }
  /** An order of 72 in of a bar that nobody else orders, by a company of its own. */
  const placed = async (line: Partial<AddLineBody> = {}): Promise<Placed> => {
    const bar = SPARE_BARS[(bars += 1) % SPARE_BARS.length] ?? SPARE_BARS[0]
    const companyId = await createCompany(container(), `Company ${(people += 1)}`, 25_000_000)
    const facts = { status: "APPROVED", access: "PREMIUM", companyId } as const
    const buyer = await createBuyer(container(), client, `buyer of verbs ${people}`, facts)
    const cart = await carts.filled(buyer, { productCode: bar, amount: "6", pieces: 2, ...line })
    const order = orderOf(await carts.orderNear(cart, buyer))
    return { order, buyer, companyId, bar, cents: Math.round(order.total * 100) }
  }
  const through = async (orderId: string, verbs: readonly string[]) => {
    for (const verb of verbs) adminOrderOf(await orders.verb(verb, orderId, clerk))
  }
  /** What a buyer was sent about an order, by template. */
  const mailsOf = async ({ order: { orderNumber } }: Placed) => {
    const sent = await container().resolve(Modules.NOTIFICATION).listNotifications({}, { take: null })
    return sent.flatMap(({ data, template }) => (data?.orderNumber === orderNumber ? [{ template, ...data }] : []))
  }
  const mailed = async (placed: Placed, template: string) => {
    const sent = async () => (await mailsOf(placed)).filter((mail) => mail.template === template)
    await eventually(sent, (mails) => mails.length > 0, 20_000)
    return await sent()
  }
  const medusaStatus = async (id: string) => (await container().resolve(Modules.ORDER).retrieveOrder(id)).status

  describe("An order", () => {
    it("goes from pending to completed by the verbs of staff, with a history, and its metal leaves the stock", async () => {
      const { order, buyer, companyId, bar, cents } = await placed()
      const before = await ledgers.metal(bar)
      expect((await orders.see(order.id, clerk)).verbs).toEqual(["start", "cancel"])
      for (const [index, verb] of VERBS.entries()) {
        const seen = adminOrderOf(await orders.verb(verb, order.id, clerk))
        expect(seen.orderStatus).toBe(["IN_PROGRESS", "PROCESSED", "IN_TRANSIT", "COMPLETED"][index])
      }
      const seen = await orders.see(order.id, clerk)
      expect(seen.verbs).toEqual([])
      expect(seen.timeline.map(({ verb, to, actor, name }) => [verb, to, actor, name])).toEqual([
        ["place", "PENDING", "buyer", null],
        ["start", "IN_PROGRESS", "staff", "Staff clerk"],
        ["process", "PROCESSED", "staff", "Staff clerk"],
        ["ship", "IN_TRANSIT", "staff", "Staff clerk"],
        ["complete", "COMPLETED", "staff", "Staff clerk"],
      ])
      expect(seen.items.flatMap(({ reservations }) => reservations)).toEqual([{ coid: "INC", inches: 12, status: "DEDUCTED" }])
      expect(await ledgers.metal(bar)).toEqual({ onHand: before.onHand - 12, reserved: before.reserved - 12 })
      expect(await ledgers.owed(companyId)).toBe(cents)
      expect(await medusaStatus(order.id)).toBe("completed")
      const own = orderOf(await client.get(`/store/metal-orders/${order.orderNumber}`, { as: buyer }))
      expect(own.timeline.map(({ to, name }) => [to, name])).toEqual(seen.timeline.map(({ to }) => [to, null]))
    })

    it("takes no step twice, skips none and goes back none", async () => {
      const { order } = await placed()
      for (const verb of ["process", "ship", "complete"]) {
        expect([verb, typeOf(await orders.verb(verb, order.id, clerk))]).toEqual([verb, [409, "order_state"]])
      }
      await through(order.id, ["start"])
      expect(typeOf(await orders.verb("start", order.id, clerk))).toEqual([409, "order_state"])
      await through(order.id, ["process", "ship"])
      expect(typeOf(await orders.cancel(order.id, clerk))).toEqual([409, "order_state"])
      await through(order.id, ["complete"])
      for (const verb of VERBS) expect(typeOf(await orders.verb(verb, order.id, clerk))).toEqual([409, "order_state"])
      expect(typeOf(await orders.cancel(order.id, clerk))).toEqual([409, "order_state"])
    })

    it("is not started while it is neither paid nor on terms that stand", async () => {
      const { order, companyId } = await placed()
      await ledgers.companies.updateCompanies({ id: companyId, credit_hold: true })
      expect(typeOf(await orders.verb("start", order.id, clerk))).toEqual([409, "order_not_settled"])
      await ledgers.companies.updateCompanies({ id: companyId, credit_hold: false })
      await through(order.id, ["start"])
    })

    it("is moved by one of two clerks who press at once; the other is told", async () => {
      const { order } = await placed()
      for (const verb of VERBS) {
        const both = await Promise.all([clerk, other, clerk, other].map((who) => orders.verb(verb, order.id, who)))
        const lost = both.filter(({ status }) => status !== 200)
        expect([verb, lost.map(typeOf)]).toEqual([verb, Array.from({ length: 3 }, () => [409, "order_state"])])
      }
      expect((await orders.see(order.id, clerk)).timeline).toHaveLength(5)
    })

    it("is started or cancelled when both are pressed at once, not both", async () => {
      for (let round = 0; round < 5; round += 1) {
        const { order, bar, buyer } = await placed()
        const before = await ledgers.metal(bar)
        const replies = await Promise.all([orders.verb("start", order.id, clerk), orders.cancelOwn(order, buyer)])
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
        const { orderStatus } = await orders.see(order.id, clerk)
        const given = orderStatus === "CANCELLED" ? 12 : 0
        expect(await ledgers.metal(bar)).toEqual({ onHand: before.onHand, reserved: before.reserved - given })
      }
    })
  })

  describe("A verb under one Idempotency-Key", () => {
    it("has one answer and one effect, however often it is sent", async () => {
      const { order } = await placed()
      const first = await orders.verb("start", order.id, clerk, { key: "the-key-of-start" })
      const again = await Promise.all(
        Array.from({ length: 4 }, () => orders.verb("start", order.id, clerk, { key: "the-key-of-start" })),
      )
      for (const { status, body } of again) expect({ status, body }).toEqual({ status: 200, body: first.body })
      expect((await orders.see(order.id, clerk)).timeline).toHaveLength(2)
    })

    it("is known again when its answer was lost", async () => {
      const { order } = await placed()
      await orders.verb("start", order.id, clerk, { key: "an-answer-lost" })
      const path = `/admin/metal-orders/${order.id}/start`
      await ledgers.orders.deleteIdempotencyKeys([`${clerk.userId}:POST ${path}:an-answer-lost`])
      expect(adminOrderOf(await orders.verb("start", order.id, clerk, { key: "an-answer-lost" })).orderStatus).toBe("IN_PROGRESS")
      expect((await orders.see(order.id, clerk)).timeline).toHaveLength(2)
    })

    it("needs that key, and a reason to cancel", async () => {
      const { order } = await placed()
      expect(typeOf(await orders.verb("start", order.id, clerk, { key: null }))).toEqual([400, "invalid_data"])
      for (const body of [{}, { reason: " " }, { reason: "x".repeat(501) }, { reason: "ok", force: true }]) {
        expect((await orders.verb("cancel", order.id, clerk, { body })).status).toBe(400)
      }
      expect((await orders.verb("start", order.id, clerk, { body: { to: "COMPLETED" } })).status).toBe(400)
    })
  })

  describe("Cancelling", () => {
    it("by staff frees metal and credit, cancels Medusa's order and tells the buyer why", async () => {
      const one = await placed()
      const { order, buyer, companyId, bar } = one
      const before = await ledgers.metal(bar)
      await through(order.id, ["start"])
      expect(adminOrderOf(await orders.cancel(order.id, clerk, "The bar is cracked")).orderStatus).toBe("CANCELLED")
      expect(await mailed(one, "order-cancelled")).toMatchObject([{ reason: "The bar is cracked", wasPaid: false }])
      expect(await ledgers.metal(bar)).toEqual({ onHand: before.onHand, reserved: before.reserved - 12 })
      expect(await ledgers.owed(companyId)).toBe(0)
      expect(await medusaStatus(order.id)).toBe("canceled")
      const own = orderOf(await client.get(`/store/metal-orders/${order.orderNumber}`, { as: buyer }))
      expect(own).toMatchObject({ orderStatus: "CANCELLED", cancelReason: "The bar is cracked", cancelledAt: expect.any(String) })
    })

    it("by the buyer works until the order is taken up", async () => {
      const first = await placed()
      expect(orderOf(await orders.cancelOwn(first.order, first.buyer)).orderStatus).toBe("CANCELLED")
      expect(await ledgers.owed(first.companyId)).toBe(0)
      expect(await mailed(first, "order-cancelled")).toMatchObject([{ reason: "Changed my mind", onAccount: true }])
      const second = await placed()
      await through(second.order.id, ["start"])
      expect(typeOf(await orders.cancelOwn(second.order, second.buyer))).toEqual([409, "order_state"])
    })

    it("of a cut order is for a SUPER_ADMIN", async () => {
      const { order } = await placed()
      await through(order.id, ["start", "process"])
      expect(typeOf(await orders.cancel(order.id, clerk))).toEqual([403, "order_forbidden"])
      expect((await orders.cancel(order.id, await createStaff(container(), client, "chief of orders"))).status).toBe(200)
    })

    it("of another buyer's order is 404, and of a visitor 401", async () => {
      const { order } = await placed()
      for (const as of [stranger(), approved()]) expect((await orders.cancelOwn(order, as)).status).toBe(404)
      expect((await orders.cancelOwn(order, anonymous)).status).toBe(401)
      for (const as of [approved(), anonymous]) {
        for (const verb of VERBS) expect((await orders.verb(verb, order.id, as)).status).toBe(401)
        expect((await orders.cancel(order.id, as)).status).toBe(401)
      }
      expect((await orders.verb("start", "order_unknown", clerk)).status).toBe(404)
    })
  })

  describe("Medusa's own screen", () => {
    const medusa = (path: string) => client.post(`/admin/orders/${path}`, {}, { as: clerk })

    it("cancels and completes only what the law of orders allows", async () => {
      const { order } = await placed()
      expect(typeOf(await medusa(`${order.id}/complete`))).toEqual([409, "order_state"])
      expect(typeOf(await medusa(`${order.id}/fulfillments`))).toEqual([409, "order_state"])
      await through(order.id, ["start", "process"])
      expect(typeOf(await medusa(`${order.id}/cancel`))).toEqual([409, "order_state"])
      await through(order.id, ["ship"])
      expect((await medusa(`${order.id}/complete`)).status).toBe(200)
      await eventually(
        () => orders.see(order.id, clerk),
        ({ orderStatus }) => orderStatus === "COMPLETED",
        10_000,
      )
    })

    it("edits, returns, claims, exchanges and credits nothing of a metal order, and ships none of it", async () => {
      const { order } = await placed()
      const named = { order_id: order.id }
      const core = (path: string, body: object = {}) => client.post(`/admin/${path}`, body, { as: clerk })
      const change = await container().resolve(Modules.ORDER).createOrderChange({ order_id: order.id, description: "An edit" })
      const tries = [
        ...[core("order-edits", named), core(`order-edits/${order.id}/confirm`)],
        ...[core("returns", named), core("exchanges", named)],
        ...[core("claims", { ...named, type: "refund" }), core(`order-changes/${change.id}`, { carry_over_promotions: true })],
        ...[core(`orders/${order.id}/credit-lines`, { amount: 10, reference: "r", reference_id: "1" })],
        ...[core("fulfillments", named), client.delete(`/admin/order-edits/${order.id}`, { as: clerk })],
      ]
      for (const refused of await Promise.all(tries)) {
        expect(typeOf(refused)).toEqual([409, "order_state"])
        expect(refused.text).toContain("metal section")
      }
      await container().resolve(Modules.ORDER).deleteOrderChanges([change.id])
      await through(order.id, ["start", "process", "ship"])
      const { body } = await client.get(`/admin/orders/${order.id}?fields=fulfillments.id`, { as: clerk })
      const [shipped] = (body as { order: { fulfillments: { id: string }[] } }).order.fulfillments
      for (const verb of ["cancel", "shipment"])
        expect(typeOf(await core(`fulfillments/${shipped?.id}/${verb}`))).toEqual([409, "order_state"])
      expect((await core("returns/return_unknown/request")).status).not.toBe(409)
    })

    it("cancels our order with its own", async () => {
      const one = await placed()
      const { order, companyId } = one
      expect((await medusa(`${order.id}/cancel`)).status).toBe(200)
      await eventually(
        () => orders.see(order.id, clerk),
        ({ orderStatus }) => orderStatus === "CANCELLED",
        10_000,
      )
      await eventually(
        () => ledgers.owed(companyId),
        (cents) => cents === 0,
        10_000,
      )
      expect(await mailed(one, "order-cancelled")).toMatchObject([{ reason: "Cancelled by the sales desk" }])
    })
  })

  describe("What nobody was told of, because a process died", () => {
    const execute = (text: string, id: string) => container().resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(text, [id])
    const AGO = "now() - interval '2 minutes'"

    it("is told by the job, once: a cancelled order, a shipment, and the invoice that follows from it", async () => {
      const [cancelled, shipped] = [await placed(), await placed()]
      await through(shipped.order.id, ["start", "process"])
      const unsent = jest.spyOn(container().resolve(Modules.EVENT_BUS), "emit").mockResolvedValue()
      expect((await orders.cancel(cancelled.order.id, clerk)).status).toBe(200)
      await through(shipped.order.id, ["ship"])
      unsent.mockRestore()
      const sent = async () => [...(await mailsOf(cancelled)), ...(await mailsOf(shipped))].map(({ template }) => template).sort()
      await mailed(shipped, "order-placed")
      await mailed(cancelled, "order-placed")
      const before = await sent()
      await tellOfOrders(container())
      expect(await sent()).toEqual(before)
      await execute(`update metal_order_record set cancelled_at = ${AGO} where order_id = ?`, cancelled.order.id)
      await execute(`update metal_order_record set updated_at = ${AGO} where order_id = ?`, shipped.order.id)
      await execute(`update metal_shipment set created_at = ${AGO} where order_id = ?`, shipped.order.id)
      for (let times = 0; times < 2; times += 1) await tellOfOrders(container())
      expect(await sent()).toEqual([...before, "order-cancelled", "order-invoiced", "order-shipped"].sort())
      expect((await orders.see(shipped.order.id, clerk)).invoiceNumber).toMatch(/^INV-/)
    })

    it("is the mail of an invoice whose number stands, once", async () => {
      const [asked, found] = [await placed(), await placed()]
      for (const { order } of [asked, found]) {
        await through(order.id, ["start"])
        await ledgers.orders.issueInvoice(order.id, ["IN_PROGRESS"])
      }
      for (let times = 0; times < 2; times += 1) await orders.verb("invoice", asked.order.id, clerk)
      await execute(`update metal_order_record set invoiced_at = ${AGO} where order_id = ?`, found.order.id)
      for (let times = 0; times < 2; times += 1) await tellOfOrders(container())
      for (const one of [asked, found]) expect(await mailed(one, "order-invoiced")).toHaveLength(1)
    })
  })

  describe("Cutting", () => {
    /** The test shop's LAST_BAR is one bar of 120 in of heat A10001. */
    const ofOneBar = async (amount: string, pieces: number) => {
      const order = await placed({ productCode: LAST_BAR, amount, pieces })
      await through(order.order.id, ["start"])
      return order
    }

    it("is proposed, kept when the order is processed, shown to the buyer, and done when it has left", async () => {
      const { order, buyer } = await ofOneBar("20", 2)
      const bar = { castNumber: "A10001", millId: "M100", certificateType: "3.1", productCode: LAST_BAR, barInches: 120 }
      const cut = {
        ...bar,
        kerfInches: 0.25,
        offcutInches: 79.75,
        cuts: [{ lineId: expect.any(String), pieceInches: 20, pieces: 2 }],
      }
      expect((await orders.see(order.id, clerk)).cutting).toMatchObject({ status: "PROPOSED", bars: [cut], missing: [] })
      await orders.verb("process", order.id, clerk, { body: { oneHeat: true } })
      expect((await orders.see(order.id, clerk)).cutting).toMatchObject({ status: "PLANNED", bars: [cut] })
      const own = orderOf(await client.get(`/store/metal-orders/${order.orderNumber}`, { as: buyer }))
      expect(own.heats).toMatchObject([{ castNumber: "A10001", certificateType: "3.1", pieces: 2 }])
      expect(typeOf(await orders.verb("process", order.id, clerk))).toEqual([409, "order_state"])
      await through(order.id, ["ship"])
      expect((await orders.see(order.id, clerk)).cutting).toMatchObject({ status: "DONE", bars: [cut] })
      expect(await ledgers.metal(LAST_BAR)).toEqual({ onHand: 79.75, reserved: 0 })
    })

    it("that no bar allows is refused, and done without a plan when the desk says so", async () => {
      // Each alone can be cut from the rest of the bar, both together cannot.
      const first = await ofOneBar("39.75", 1)
      const { order } = await ofOneBar("39.75", 1)
      expect(adminOrderOf(await orders.verb("process", first.order.id, clerk)).orderStatus).toBe("PROCESSED")
      const seen = await orders.see(order.id, clerk)
      expect(seen.cutting?.missing).toEqual([{ lineId: seen.items[0]?.id, pieces: 1 }])
      expect(typeOf(await orders.verb("process", order.id, clerk))).toEqual([409, "cutting_impossible"])
      expect((await orders.see(order.id, clerk)).orderStatus).toBe("IN_PROGRESS")
      const done = adminOrderOf(await orders.verb("process", order.id, clerk, { body: { withoutPlan: true } }))
      expect([done.orderStatus, done.cutting]).toEqual(["PROCESSED", null])
    })
  })

  describe("A file of orders", () => {
    const rowsOf = ({ text }: { text: string }) => text.trim().split("\r\n").slice(1)

    it("has the buyer's own orders for the buyer, and every order for staff", async () => {
      const first = await placed()
      const second = await placed()
      const own = await client.get("/store/metal-orders/export.csv", { as: first.buyer })
      expect([own.status, own.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"])
      expect(rowsOf(own).map((row) => row.split(",")[0])).toEqual([first.order.orderNumber])
      const file = async (search: string) => await client.get(`/store/metal-orders/export.csv?${search}`, { as: first.buyer })
      expect(rowsOf(await file(`q=${first.order.orderNumber}&status=${first.order.orderStatus}`))).toHaveLength(1)
      expect(rowsOf(await file("q=no-such-order"))).toEqual([])
      expect((await file("status=LOST")).status).toBe(400)
      const all = rowsOf(await client.get("/admin/metal-orders/export.csv", { as: clerk })).map((row) => row.split(",")[0])
      expect(all.slice(0, 2)).toEqual([second.order.orderNumber, first.order.orderNumber])
      expect((await client.get("/store/metal-orders/export.csv")).status).toBe(401)
      for (const as of [anonymous, approved()]) {
        expect((await client.get("/admin/metal-orders/export.csv", { as })).status).toBe(401)
      }
    })
  })

  describe("The reconciling job", () => {
    it("finishes what a process that died after a move left undone", async () => {
      const cancelled = await placed()
      const shipped = await placed()
      const before = await ledgers.metal(shipped.bar)
      const move = { actor: "staff", actor_id: null, reason: "Died", request_key: null } as const
      await ledgers.orders.moveOrder({ ...move, order_id: cancelled.order.id, verb: "cancel", from: "PENDING", to: "CANCELLED" })
      await through(shipped.order.id, ["start", "process"])
      await ledgers.orders.moveOrder({ ...move, order_id: shipped.order.id, verb: "ship", from: "PROCESSED", to: "IN_TRANSIT" })
      await reconcileOrders(container())
      expect(await ledgers.owed(cancelled.companyId)).toBe(0)
      expect(await medusaStatus(cancelled.order.id)).toBe("canceled")
      expect(await ledgers.metal(shipped.bar)).toEqual({ onHand: before.onHand - 12, reserved: before.reserved - 12 })
    })

    it("reports a Medusa order of another total, and leaves it to somebody", async () => {
      const { order } = await placed()
      const reported = async () => {
        await reconcileOrders(container())
        const [run] = await container()
          .resolve<MetalSystemService>(METAL_SYSTEM)
          .listJobRuns({ name: "reconcile-orders" }, { order: { started_at: "DESC" }, take: 1 })
        return JSON.stringify(run?.problems)
      }
      expect(await reported()).not.toContain(order.orderNumber)
      await container()
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)
        .raw(`update order_summary set totals = totals || '{"current_order_total": 1}' where order_id = ?`, [order.id])
      expect(await reported()).toContain(`The books of order ${order.orderNumber} disagree (total_differs)`)
    })

    it("leaves alone what no machine can decide", async () => {
      const { order } = await placed()
      await through(order.id, ["start", "process", "ship"])
      // Medusa's own cancelling is refused while it knows of a shipment.
      await container().resolve(Modules.ORDER).cancel(order.id)
      await reconcileOrders(container())
      expect((await orders.see(order.id, clerk)).orderStatus).toBe("IN_TRANSIT")
    })
  })
})
