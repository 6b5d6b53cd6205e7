import type { OrderView } from "@billet/backend/contract"
import { Modules } from "@medusajs/framework/utils"
import { CartCalls, orderOf, typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import type { Actor, Reply } from "../support/http-client"
import { adminOrderOf, OrderCalls } from "../support/order-calls"
import { SPARE_BARS } from "../support/shop-feeds"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

shopTests(({ client, container, anonymous, approved, stranger }) => {
  const carts = new CartCalls(client)
  const orders = new OrderCalls(client)
  let clerk: StaffActor
  let bars = 0
  beforeAll(async () => {
    clerk = await createStaff(container(), client, "paper clerk")
  })
  const placed = async (): Promise<OrderView> => {
    const productCode = SPARE_BARS[(bars += 1) % SPARE_BARS.length] ?? SPARE_BARS[0]
    return orderOf(await carts.orderNear(await carts.filled(approved(), { productCode, amount: "6" }), approved()))
  }
  const own = (order: OrderView, name: string, as: Actor) =>
    client.get(`/store/metal-orders/${order.orderNumber}/documents/${name}`, { as })
  const desk = (order: OrderView, name: string, as: Actor) =>
    client.get(`/admin/metal-orders/${order.id}/documents/${name}`, { as })
  const isPaper = ({ status, text, headers }: Reply) => [status, headers.get("content-type"), text.slice(0, 5)]
  const PAPER = [200, "application/pdf", "%PDF-"]
  const mails = async (template: string, order: OrderView) => {
    const all = await container().resolve(Modules.NOTIFICATION).listNotifications({ template })
    return all.filter(({ data }) => data?.orderNumber === order.orderNumber)
  }

  describe("The acknowledgement of an order", () => {
    it("is for its buyer and the desk, and for nobody else", async () => {
      const order = await placed()
      expect(isPaper(await own(order, "acknowledgement.pdf", approved()))).toEqual(PAPER)
      expect(isPaper(await desk(order, "acknowledgement.pdf", clerk))).toEqual(PAPER)
      expect((await own(order, "acknowledgement.pdf", stranger())).status).toBe(404)
      expect((await own(order, "acknowledgement.pdf", anonymous)).status).toBe(401)
      expect((await desk(order, "acknowledgement.pdf", approved())).status).toBe(401)
    })

    it("is mailed to the buyer once", async () => {
      const order = await placed()
      await eventually(
        () => mails("order-placed", order),
        (sent) => sent.length === 1,
        20_000,
      )
    })
  })

  describe("The invoice of an order", () => {
    it("comes when the metal leaves, by mail, with one number for good", async () => {
      const order = await placed()
      expect((await own(order, "invoice.pdf", approved())).status).toBe(404)
      for (const verb of ["start", "process", "ship"]) adminOrderOf(await orders.verb(verb, order.id, clerk))
      await eventually(
        () => mails("order-invoiced", order),
        (sent) => sent.length === 1,
        20_000,
      )
      const { invoiceNumber } = await orders.see(order.id, clerk)
      expect(invoiceNumber).toMatch(/^INV-\d{4}-\d{6}$/)
      expect(isPaper(await own(order, "invoice.pdf", approved()))).toEqual(PAPER)
      expect((await own(order, "invoice.pdf", stranger())).status).toBe(404)
      const again = adminOrderOf(await orders.verb("invoice", order.id, clerk))
      expect(again.invoiceNumber).toBe(invoiceNumber)
      expect(await mails("order-invoiced", order)).toHaveLength(1)
    })

    it("can be issued before, by one of many who press at once, and needs an Idempotency-Key", async () => {
      const order = await placed()
      expect(typeOf(await orders.verb("invoice", order.id, clerk))).toEqual([409, "order_state"])
      await orders.verb("start", order.id, clerk)
      expect((await orders.verb("invoice", order.id, clerk, { key: null })).status).toBe(400)
      const replies = await Promise.all(Array.from({ length: 8 }, () => orders.verb("invoice", order.id, clerk)))
      expect(new Set(replies.map((reply) => adminOrderOf(reply).invoiceNumber)).size).toBe(1)
    })
  })

  it("A paper that does not exist is not found", async () => {
    const order = await placed()
    for (const name of ["receipt.pdf", "acknowledgement", "..%2Facknowledgement.pdf"]) {
      expect((await own(order, name, approved())).status).toBe(404)
    }
    expect(
      (await client.post(`/store/metal-orders/${order.orderNumber}/documents/invoice.pdf`, {}, { as: approved() })).status,
    ).toBe(405)
  })
})
