import type { OrderView } from "@billet/backend/contract"
import { CartCalls, orderOf, typeOf } from "../support/cart-calls"
import type { Actor } from "../support/http-client"
import { OrderCalls } from "../support/order-calls"
import { SPARE_BARS } from "../support/shop-feeds"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

const file = (name: string, text = `a,${name}\n`) => ({ fileName: name, content: Buffer.from(text).toString("base64") })

shopTests(({ client, container, anonymous, approved, colleague, stranger }) => {
  const carts = new CartCalls(client)
  const orders = new OrderCalls(client)
  let clerk: StaffActor
  let bars = 0
  beforeAll(async () => {
    clerk = await createStaff(container(), client, "clerk of files")
  })
  const placed = async () => {
    const productCode = SPARE_BARS[(bars += 1) % SPARE_BARS.length] ?? SPARE_BARS[0]
    return orderOf(await carts.order(await carts.filled(approved(), { productCode, amount: "6" }), approved()))
  }
  const pathOf = ({ orderNumber }: OrderView) => `/store/metal-orders/${orderNumber}/attachments`
  const attach = (order: OrderView, attachments: unknown[], as: Actor = approved()) =>
    client.post(pathOf(order), { attachments }, { as })
  const namesOf = async ({ orderNumber }: OrderView) =>
    orderOf(await client.get(`/store/metal-orders/${orderNumber}`, { as: approved() })).attachments.map(
      ({ fileName }) => fileName,
    )

  describe("Files given with an order", () => {
    it("are kept once however often they are sent, and read by their buyer and the desk", async () => {
      const order = await placed()
      const both = [file("drawing – größe.csv"), file("list.csv")]
      const replies = await Promise.all(Array.from({ length: 4 }, () => attach(order, both)))
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      const { attachments } = orderOf(await attach(order, both))
      expect(attachments.map(({ fileName, fileType }) => [fileName, fileType])).toEqual([
        ["drawing – größe.csv", "text/csv"],
        ["list.csv", "text/csv"],
      ])
      const [first] = attachments
      const whose = { customerId: approved().customerId, gridFsId: first?.id }
      expect(first).toMatchObject({ url: `${pathOf(order)}/${first?.id}`, ...whose })
      for (const [path, as] of [
        [`${pathOf(order)}/${first?.id}`, approved()],
        [`/admin/metal-orders/${order.id}/attachments/${first?.id}`, clerk],
      ] as const) {
        const seen = await client.get(path, { as })
        expect([seen.status, seen.text]).toEqual([200, "a,drawing – größe.csv\n"])
        expect(seen.headers.get("content-disposition")).toBe(
          "attachment; filename*=UTF-8''drawing%20%E2%80%93%20gr%C3%B6%C3%9Fe.csv",
        )
      }
      expect((await orders.see(order.id, clerk)).attachments).toEqual(
        attachments.map((one) => ({ ...one, url: `/admin/metal-orders/${order.id}/attachments/${one.id}` })),
      )
    })

    it("are five at most, also when they come at once, and of a sending that is too much none is kept", async () => {
      const order = await placed()
      await attach(
        order,
        ["a.csv", "b.csv"].map((name) => file(name)),
      )
      const replies = await Promise.all(
        ["c", "d", "e", "f"].map((name) => attach(order, [file(`${name}1.csv`), file(`${name}2.csv`)])),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
      expect(replies.map(typeOf)).toContainEqual([409, "too_many_files"])
      expect(await namesOf(order)).toHaveLength(4)
    })

    it("are refused when they are not what their name says, and by an order that is over", async () => {
      const order = await placed()
      expect(typeOf(await attach(order, [file("drawing.pdf", "no pdf")]))).toEqual([400, "invalid_data"])
      expect(typeOf(await attach(order, [file("run.exe")]))).toEqual([400, "invalid_data"])
      expect(typeOf(await attach(order, []))).toEqual([400, "invalid_data"])
      expect((await orders.cancelOwn(order, approved())).status).toBe(200)
      expect(typeOf(await attach(order, [file("late.csv")]))).toEqual([409, "order_state"])
      expect(await namesOf(order)).toEqual([])
    })

    it("are nobody else's", async () => {
      const order = await placed()
      const { attachments } = orderOf(await attach(order, [file("ours.csv")]))
      for (const as of [colleague(), stranger()]) {
        expect((await attach(order, [file("theirs.csv")], as)).status).toBe(404)
        expect((await client.get(`${pathOf(order)}/${attachments[0]?.id}`, { as })).status).toBe(404)
      }
      const other = await placed()
      expect((await client.get(`${pathOf(other)}/${attachments[0]?.id}`, { as: approved() })).status).toBe(404)
      expect((await attach(order, [file("a.csv")], anonymous)).status).toBe(401)
      expect((await client.get(`/admin/metal-orders/${other.id}/attachments/${attachments[0]?.id}`, { as: clerk })).status).toBe(
        404,
      )
    })
  })
})
