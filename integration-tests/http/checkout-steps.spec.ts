import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import settleCheckouts from "../../src/jobs/settle-checkouts"
import { METAL_PROMO } from "../../src/modules/metal-promo"
import { CallPoints, MISHAPS, type Mishap } from "../support/call-points"
import { CartCalls, cartOf, orderOf } from "../support/cart-calls"
import { Ledgers, NOTHING } from "../support/ledgers"
import { SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, createCompany } from "../support/shop-people"
import { addPromo, promoUsed } from "../support/shop-prices"
import { shopTests } from "../support/test-shop"

const PROMO = "EVERYSTEP"
/** More calls than a checkout ever makes. */
const MOST_POINTS = 60
const LONG = 600_000

shopTests(({ client, container }) => {
  const carts = new CartCalls(client)
  const ledgers = new Ledgers(container)
  let points: CallPoints
  let people = 0
  beforeAll(async () => {
    await addPromo(container(), PROMO, { limit: 1000 })
    points = new CallPoints({
      ...{ catalogue: ledgers.catalogue, company: ledgers.companies, order: ledgers.orders },
      promo: container().resolve(METAL_PROMO),
      payment: container().resolve(Modules.PAYMENT),
    })
  })
  afterAll(() => points.restore())

  const filled = async () => {
    people += 1
    const companyId = await createCompany(container(), `Company at step ${people}`, 10_000_000)
    const facts = { status: "APPROVED", access: "PREMIUM", companyId } as const
    const buyer = await createBuyer(container(), client, `buyer at step ${people}`, facts)
    const productCode = SPARE_BARS[people % SPARE_BARS.length] ?? ""
    const { id } = await carts.filled(buyer, { productCode, amount: "0.5", pieces: 2 })
    const cart = cartOf(await carts.promo(id, PROMO, buyer))
    return { buyer, companyId, productCode, cart }
  }
  const sql = (text: string, id: string) => container().resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(text, [id])
  /** What the jobs do once nobody can be at work on a cart any more. */
  const settledLater = async (cartId: string) => {
    await sql("update metal_lock set expires_at = now() - interval '1 second' where id = ?", cartId)
    for (const table of ["metal_reservation", "metal_credit_entry", "metal_promo_use", "metal_spending_entry"])
      await sql(`update ${table} set updated_at = now() - interval '6 minutes' where cart_id = ?`, cartId)
    await settleCheckouts(container())
  }

  /** A checkout whose call at a place goes wrong; what is left of it then, and whether there was such a call. */
  async function brokenAt(at: number, mishap: Mishap): Promise<string[] | null> {
    const { buyer, companyId, productCode, cart } = await filled()
    const before = { metal: await ledgers.metal(productCode), promo: (await promoUsed(container(), PROMO)).used }
    const wasReached = await points.breaking(at, mishap, () => carts.order(cart, buyer))
    await settledLater(cart.id)
    const problems: string[] = []
    const check = (what: string, is: unknown, expected: unknown) => {
      const [seen, wanted] = [JSON.stringify(is), JSON.stringify(expected)]
      if (seen !== wanted) problems.push(`${what}: ${seen}, not ${wanted}`)
    }
    const left = await ledgers.ofCart(cart.id)
    const [orderId] = left.orders
    if (orderId === undefined) {
      check("left", left, NOTHING)
      check("owed", await ledgers.owed(companyId), 0)
      check("metal", await ledgers.metal(productCode), before.metal)
      check("promo", (await promoUsed(container(), PROMO)).used, before.promo)
    }
    const reply = await carts.order(cart, buyer)
    if (reply.status !== 201) return [`ordering again: ${reply.status} ${reply.text.slice(0, 200)}`]
    const order = orderOf(reply)
    check("one order", await ledgers.ofCart(cart.id), {
      metal: [{ status: "RESERVED", orderId: order.id }],
      credit: [{ status: "CHARGED", orderId: order.id }],
      records: [order.id],
      orders: [order.id],
      open: false,
    })
    if (orderId !== undefined) check("the same order", order.id, orderId)
    check("owed in the end", await ledgers.owed(companyId), Math.round(order.total * 100))
    check("metal in the end", (await ledgers.metal(productCode)).reserved, before.metal.reserved + 1)
    check("promo in the end", (await promoUsed(container(), PROMO)).used, before.promo + 1)
    const all = await container().resolve(Modules.ORDER).listOrders({ customer_id: buyer.customerId })
    check(
      "Medusa's orders",
      all.map(({ id }) => id),
      [order.id],
    )
    return wasReached ? problems : null
  }

  it("A checkout passes the points that are broken below", async () => {
    const { buyer, cart } = await filled()
    const seen = await points.during(() => carts.order(cart, buyer))
    const parts = ["promo.holdUse", "company.takeSpending", "catalogue.reserveLines"]
    const more = ["company.holdCredit", "company.chargeHolds", "catalogue.confirmReservations", "order.createOrderRecord"]
    expect(seen).toEqual(expect.arrayContaining([...parts, ...more]))
    expect(seen.length).toBeLessThan(MOST_POINTS)
  })

  it.each(MISHAPS)(
    "A checkout of which any call %s ends in no order and nothing held, or in one complete order",
    async (mishap) => {
      const found: string[] = []
      for (let at = 0; at < MOST_POINTS; at += 1) {
        const problems = await brokenAt(at, mishap)
        if (problems === null) return expect(found).toEqual([])
        found.push(...problems.map((one) => `call ${at}: ${one}`))
      }
      throw new Error("A checkout makes more calls than are looked at")
    },
    LONG,
  )
})
