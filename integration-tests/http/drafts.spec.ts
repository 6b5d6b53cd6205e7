import type { ContinueDraftAnswer, DraftAnswer, DraftListAnswer, DraftView } from "@billet/backend/contract"
import { MAX_DRAFTS } from "@billet/backend/contract"
import { CartCalls, cartOf, orderOf, typeOf } from "../support/cart-calls"
import type { Actor, Reply } from "../support/http-client"
import { Ledgers } from "../support/ledgers"
import { BAR } from "../support/shop-feeds"
import { shopTests } from "../support/test-shop"

const DRAFTS = "/store/metal-drafts"
const CHECKOUT = { purchaseOrderNumber: "PO-77", city: "Houston", paymentMethod: "ACCOUNT" }

shopTests(({ client, container, approved, colleague, stranger, anonymous }) => {
  const carts = new CartCalls(client)
  const ledgers = new Ledgers(container)

  const save = (cartId: string, as: Actor, checkout: object = CHECKOUT) =>
    client.post(`/store/metal-carts/${cartId}/draft`, { checkout }, { as })
  const resume = (cartId: string, as: Actor) => client.post(`${DRAFTS}/${cartId}/continue`, {}, { as })
  const discard = (cartId: string, as: Actor) => client.delete(`${DRAFTS}/${cartId}`, { as })
  const draftOf = ({ status, body, text }: Reply): DraftView => {
    if (status !== 201) throw new Error(`Expected a draft, got ${status}: ${text}`)
    return (body as DraftAnswer).draft
  }
  const resumed = ({ status, body, text }: Reply): ContinueDraftAnswer => {
    if (status !== 200) throw new Error(`Expected a cart, got ${status}: ${text}`)
    return body as ContinueDraftAnswer
  }
  const draftsOf = async (as: Actor) => ((await client.get(DRAFTS, { as })).body as DraftListAnswer).drafts
  const clear = async (as: Actor) => {
    for (const { id } of await draftsOf(as)) await discard(id, as)
  }

  describe("A draft order", () => {
    afterEach(() => clear(approved()))

    it("is put aside with what was filled in, holds no metal, and is continued and ordered", async () => {
      const as = approved()
      const cart = await carts.filled(as, { amount: "18", pieces: 2 })
      const draft = draftOf(await save(cart.id, as))
      expect(draft).toMatchObject({ id: cart.id, orderStatus: "DRAFT", checkout: CHECKOUT, cart: { total: cart.total } })
      expect(await ledgers.ofCart(cart.id)).toMatchObject({ metal: [], credit: [], orders: [] })
      expect(await draftsOf(as)).toEqual([draft])
      expect((await carts.open(as)).id).not.toBe(cart.id)

      const { cart: again, keptAsDraft } = resumed(await resume(cart.id, as))
      expect([again.id, again.items.length, keptAsDraft]).toEqual([cart.id, 1, false])
      expect((await client.get(`/store/metal-carts/${cart.id}/checkout`, { as })).body).toEqual({ checkout: CHECKOUT })
      expect(await draftsOf(as)).toEqual([])
      expect((await carts.open(as)).id).toBe(cart.id)
      const order = orderOf(await carts.order(again, as))
      expect([order.orderStatus, order.timeline.map(({ to }) => to)]).toEqual(["PENDING", ["PENDING"]])
      expect(typeOf(await save(cart.id, as))).toEqual([409, "cart_completed"])
      expect(typeOf(await resume(cart.id, as))).toEqual([409, "cart_completed"])
    })

    it("takes no change and is not ordered until it is continued", async () => {
      const as = approved()
      const cart = await carts.filled(as)
      draftOf(await save(cart.id, as))
      const refused = [
        await carts.see(cart.id, as),
        await carts.add(cart.id, {}, as),
        await carts.order(cart, as),
        await carts.freight(cart.id, as),
        await carts.remove(cart.id, cart.items[0]?.id ?? "", as),
      ]
      expect(refused.map(typeOf)).toEqual(refused.map(() => [409, "cart_draft"]))
    })

    it("saved twice at once is one draft with the checkout that was sent last", async () => {
      const as = approved()
      const cart = await carts.filled(as)
      const replies = await Promise.all(Array.from({ length: 6 }, () => save(cart.id, as)))
      expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(201))
      draftOf(await save(cart.id, as, { city: "Tulsa" }))
      expect((await draftsOf(as)).map(({ checkout }) => checkout)).toEqual([{ city: "Tulsa" }])
    })

    it("changes places with what the cart holds, however often it is continued at once", async () => {
      const as = approved()
      const first = await carts.filled(as, { amount: "11" })
      draftOf(await save(first.id, as))
      const second = await carts.filled(as, { amount: "13" })
      expect(second.id).not.toBe(first.id)
      const answers = (await Promise.all(Array.from({ length: 5 }, () => resume(first.id, as)))).map(resumed)
      expect(answers.map(({ cart }) => cart.id)).toEqual(Array(5).fill(first.id))
      expect(answers.filter(({ keptAsDraft }) => keptAsDraft)).toHaveLength(1)
      expect((await draftsOf(as)).map(({ id, cart }) => [id, cart.items[0]?.amount])).toEqual([[second.id, "13"]])
      expect(cartOf(await carts.see(first.id, as)).items[0]?.amount).toBe("11")
    })

    it("is gone once it is discarded", async () => {
      const as = approved()
      const cart = await carts.filled(as)
      draftOf(await save(cart.id, as))
      expect((await discard(cart.id, as)).status).toBe(200)
      expect((await discard(cart.id, as)).status).toBe(404)
      expect((await resume(cart.id, as)).status).toBe(404)
      expect(await draftsOf(as)).toEqual([])
    })

    it("is its buyer's alone", async () => {
      const cart = await carts.filled(approved())
      draftOf(await save(cart.id, approved()))
      for (const as of [colleague(), stranger()]) {
        const replies = [await save(cart.id, as), await resume(cart.id, as), await discard(cart.id, as)]
        expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
        expect((await draftsOf(as)).map(({ id }) => id)).not.toContain(cart.id)
      }
      expect((await client.get(DRAFTS, { as: anonymous })).status).toBe(401)
    })

    it("is refused for an empty cart, and there are so many at most", async () => {
      const as = colleague()
      await clear(as)
      expect(typeOf(await save((await carts.open(as)).id, as))).toEqual([409, "cart_empty"])
      for (let count = 0; count < MAX_DRAFTS; count += 1) draftOf(await save((await carts.filled(as)).id, as))
      const { id } = await carts.filled(as)
      expect(typeOf(await save(id, as))).toEqual([409, "too_many_drafts"])
      const [oldest] = (await draftsOf(as)).reverse()
      expect(resumed(await resume(oldest?.id ?? "", as)).keptAsDraft).toBe(true)
      expect(await draftsOf(as)).toHaveLength(MAX_DRAFTS)
      await clear(as)
    })

    it("names the field that is too long", async () => {
      const as = approved()
      const { id } = await carts.filled(as, { productCode: BAR })
      const { status, body } = await save(id, as, { city: "x".repeat(51) })
      expect([status, body]).toMatchObject([400, { fields: [{ field: "checkout.city" }] }])
    })
  })
})
