import type { CardPaymentAnswer, CartView, PaymentMethod } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import settleCheckouts from "../../src/jobs/settle-checkouts"
import { CartCalls, cartOf, NEAR, orderOf } from "./cart-calls"
import type { HttpClient, Reply } from "./http-client"
import { Ledgers, NOTHING } from "./ledgers"
import { SPARE_BARS } from "./shop-feeds"
import { createBuyer, createCompany, type Buyer } from "./shop-people"
import { addPromo, promoUsed } from "./shop-prices"

/** More calls than a checkout ever makes. */
export const MOST_POINTS = 80

/** A cart of one line, with a buyer, a company and a promo code of its own, and what stood of its metal before it. */
export type Trial = {
  buyer: Buyer
  companyId: string
  promo: string
  productCode: string
  metal: { onHand: number; reserved: number }
  cart: CartView
  method: PaymentMethod
  key: string
}

/** Inches of a trial: two pieces of half an inch. */
const LINE = { amount: "0.5", pieces: 2 }
const INCHES = 1

/** Begins checkouts of which something goes wrong, and says what is wrong with what is left of them. */
export class CheckoutTrials {
  private readonly ledgers: Ledgers
  private count = 0
  constructor(
    private readonly client: HttpClient,
    private readonly container: () => MedusaContainer,
    private readonly name: string,
  ) {
    this.ledgers = new Ledgers(container)
  }

  /** A cart that can be ordered; of a dozen in a row each is of another bar unless one is given. */
  async begin(method: PaymentMethod, bar?: string): Promise<Trial> {
    const at = (this.count += 1)
    const [promo, companyId] = [
      `${this.name}${at}`,
      await createCompany(this.container(), `Company of ${this.name} ${at}`, 10_000_000),
    ]
    await addPromo(this.container(), promo, { limit: 2 })
    const facts = { status: "APPROVED", access: "PREMIUM", companyId } as const
    const buyer = await createBuyer(this.container(), this.client, `buyer of ${this.name} ${at}`, facts)
    const productCode = bar ?? SPARE_BARS[at % SPARE_BARS.length] ?? ""
    const carts = new CartCalls(this.client)
    const { id } = await carts.filled(buyer, { productCode, ...LINE })
    const priced = cartOf(await carts.promo(id, promo, buyer))
    const cart = method === "STRIPE" ? cartOf(await carts.freight(id, buyer)) : priced
    const metal = await this.ledgers.metal(productCode)
    return { buyer, companyId, promo, productCode, metal, cart, method, key: `trial-${this.name}-${at}` }
  }

  /** Sends a trial's checkout to a server, under the trial's key unless another is given. */
  order(
    { cart, buyer, method, key }: Trial,
    { at = this.client, key: other = key }: { at?: HttpClient; key?: string } = {},
  ): Promise<Reply> {
    const card = { paymentMethod: "STRIPE", purchaseOrderNumber: undefined, shippingAddress: NEAR }
    return new CartCalls(at).order(cart, buyer, { key: other, body: method === "STRIPE" ? card : {} })
  }

  /** The leases of whoever was at work on a trial are over. What one that hangs has locked in the database stays as it is. */
  async leasesEnd({ cart, key, promo }: Trial): Promise<void> {
    const old = "updated_at = now() - interval '6 minutes'"
    const over = "now() - interval '1 second'"
    for (const lock of [cart.id, `metal-promo:${promo}`])
      await this.change("metal_lock", `expires_at = ${over}`, ["id = ?", lock])
    await this.change("metal_idempotency_key", `locked_until = ${over}`, ["id like '%:' || ? and status is null", key])
    for (const table of ["metal_reservation", "metal_credit_entry", "metal_promo_use", "metal_spending_entry"])
      await this.change(table, old, ["cart_id = ?", cart.id])
  }

  /** What the jobs do once nobody can be at work on a trial any more. */
  async settledLater(trial: Trial): Promise<void> {
    await this.leasesEnd(trial)
    await settleCheckouts(this.container())
  }

  /** Of a checkout that was cut short nobody sees a part: no order of which anything is missing, no reservation of none. */
  async half(trial: Trial): Promise<string[]> {
    const { metal, credit, records, orders, open } = await this.ledgers.ofCart(trial.cart.id)
    const complete = {
      records: 1,
      orders: 1,
      metal: "RESERVED",
      credit: trial.method === "ACCOUNT" ? "CHARGED" : "",
      open: false,
    }
    // A card provider is asked while metal is held; the hold is given back with the lease.
    const nothing = {
      records: 0,
      orders: 0,
      metal: metal[0]?.status === "HELD" && trial.method === "STRIPE" ? "HELD" : "",
      credit: "",
      open: true,
    }
    const states = (rows: { status: string }[]) => rows.map(({ status }) => status).join()
    const seen = { records: records.length, orders: orders.length, metal: states(metal), credit: states(credit), open }
    return [complete, nothing].some((one) => JSON.stringify(one) === JSON.stringify(seen))
      ? []
      : [`half: ${JSON.stringify(seen)}`]
  }

  /**
   * What is wrong with a trial after its leases have run out: either there is nothing of it or one order, and ordering again,
   * at the server that is given, makes or answers one complete order. `lostUses` are uses of the promo code that died with a
   * process between Medusa's counter and our note of it: they are never given back, rather than one too many.
   */
  async judge(
    trial: Trial,
    { again = () => this.order(trial), lostUses = 0 }: { again?: () => Promise<Reply>; lostUses?: number } = {},
  ): Promise<string[]> {
    const { cart, companyId, promo, productCode, metal, buyer, method } = trial
    const problems: string[] = []
    const check = (what: string, is: unknown, expected: unknown) => {
      const [seen, wanted] = [JSON.stringify(is), JSON.stringify(expected)]
      if (seen !== wanted) problems.push(`${what}: ${seen}, not ${wanted}`)
    }
    const left = await this.ledgers.ofCart(cart.id)
    const [orderId] = left.orders
    if (orderId === undefined) {
      check("left", left, NOTHING)
      check("owed", await this.ledgers.owed(companyId), 0)
      check("metal", await this.ledgers.metal(productCode), metal)
      check("promo", (await promoUsed(this.container(), promo)).used, lostUses)
    }
    const reply = await again()
    if (![200, 201].includes(reply.status)) return [...problems, `ordering again: ${reply.status} ${reply.text.slice(0, 200)}`]
    const order = orderOf(reply)
    check("one order", await this.ledgers.ofCart(cart.id), {
      metal: [{ status: "RESERVED", orderId: order.id }],
      credit: method === "ACCOUNT" ? [{ status: "CHARGED", orderId: order.id }] : [],
      records: [order.id],
      orders: [order.id],
      open: false,
    })
    if (orderId !== undefined) check("the same order", order.id, orderId)
    check("owed in the end", await this.ledgers.owed(companyId), method === "ACCOUNT" ? Math.round(order.total * 100) : 0)
    check("metal in the end", (await this.ledgers.metal(productCode)).reserved, metal.reserved + INCHES)
    check("promo in the end", (await promoUsed(this.container(), promo)).used, lostUses + 1)
    if (method === "STRIPE") {
      const path = `/store/metal-orders/${order.orderNumber}/card-payment`
      const { status, body } = await this.client.post(path, {}, { as: buyer })
      check("its payment", [status, typeof (body as CardPaymentAnswer).clientSecret], [200, "string"])
    }
    const all = await this.container().resolve(Modules.ORDER).listOrders({ customer_id: buyer.customerId })
    check(
      "Medusa's orders",
      all.map(({ id }) => id),
      [order.id],
    )
    return problems
  }

  private change = (table: string, set: string, [where, value]: [string, string]) =>
    this.container()
      .resolve(ContainerRegistrationKeys.PG_CONNECTION)
      .raw(`update ${table} set ${set} where id in (select id from ${table} where ${where} for update skip locked)`, [value])
}
