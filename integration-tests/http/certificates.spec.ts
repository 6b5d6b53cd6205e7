import type { CertificateAnswer, OrderView } from "@billet/backend/contract"
import { CartCalls, orderOf, typeOf } from "../support/cart-calls"
import type { Actor } from "../support/http-client"
import { adminOrderOf, OrderCalls } from "../support/order-calls"
import { LAST_BAR } from "../support/shop-feeds"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

const PDF = "%PDF-1.7 a mill's certificate"
const base64 = (text: string) => Buffer.from(text).toString("base64")

shopTests(({ client, container, anonymous, approved, colleague, stranger }) => {
  const carts = new CartCalls(client)
  const orders = new OrderCalls(client)
  let clerk: StaffActor
  beforeAll(async () => {
    clerk = await createStaff(container(), client, "certificate clerk")
  })
  /** The test shop's LAST_BAR is one bar of one heat. */
  const cut = async (as: ReturnType<typeof approved>): Promise<OrderView> => {
    const order = orderOf(await carts.orderNear(await carts.filled(as, { productCode: LAST_BAR, amount: "10" }), as))
    for (const verb of ["start", "process"]) adminOrderOf(await orders.verb(verb, order.id, clerk))
    return order
  }
  const own = async ({ orderNumber }: OrderView, as: Actor) =>
    orderOf(await client.get(`/store/metal-orders/${orderNumber}`, { as }))
  const upload = (body: object, as: Actor = clerk) => client.post("/admin/metal-certificates", body, { as })
  const get = ({ orderNumber }: OrderView, id: string, as: Actor) =>
    client.get(`/store/metal-orders/${orderNumber}/certificates/${id}`, { as })

  describe("The certificate of a heat", () => {
    it("belongs to every order cut from the heat, and only their buyers get it", async () => {
      const order = await cut(approved())
      const [heat] = (await own(order, approved())).heats
      expect(heat).toMatchObject({ castNumber: "A10001", certificateId: null })
      const name = { millId: heat?.millId, castNumber: heat?.castNumber }
      const file = { ...name, fileName: "A10001.pdf", content: base64(PDF) }
      const kept = await upload(file)
      expect(kept.status).toBe(201)
      const { id } = (kept.body as CertificateAnswer).certificate
      expect((await own(order, approved())).heats[0]?.certificateId).toBe(id)
      const got = await get(order, id, approved())
      expect([got.status, got.headers.get("content-type"), got.text]).toEqual([200, "application/pdf", PDF])
      for (const as of [colleague(), stranger()]) expect((await get(order, id, as)).status).toBe(404)
      expect((await get(order, id, anonymous)).status).toBe(401)
      const other = orderOf(await carts.orderNear(await carts.filled(stranger(), { amount: "4" }), stranger()))
      expect((await get(other, id, stranger())).status).toBe(404)
      // A planned bar is nobody else's until its offcut is back.
      adminOrderOf(await orders.verb("ship", order.id, clerk))
      const later = await cut(stranger())
      expect((await get(later, id, stranger())).text).toBe(PDF)
      const again = await upload({ ...file, content: base64(`${PDF}, corrected`) })
      expect((again.body as CertificateAnswer).certificate.id).toBe(id)
      expect((await get(order, id, approved())).text).toContain("corrected")
      expect((await client.get(`/admin/metal-certificates/${id}`, { as: clerk })).text).toContain("corrected")
    })

    it("is a PDF by its content, of a heat that is known, from staff", async () => {
      const heat = { millId: "NO-MILL", castNumber: "A10001", fileName: "a.pdf", content: base64(PDF) }
      expect(typeOf(await upload(heat))).toEqual([404, "not_found"])
      for (const wrong of [
        { fileName: "a.png" },
        { content: base64("<html>") },
        { content: "" },
        { content: "%%" },
        { fileName: "../a.pdf" },
        { castNumber: "" },
        { more: 1 },
      ]) {
        expect([wrong, (await upload({ ...heat, ...wrong })).status]).toEqual([wrong, 400])
      }
      for (const as of [anonymous, approved()]) expect((await upload(heat, as)).status).toBe(401)
      expect((await client.get("/admin/metal-certificates/mcert_unknown", { as: clerk })).status).toBe(404)
    })
  })
})
