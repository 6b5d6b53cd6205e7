import { randomUUID } from "node:crypto"
import { writeFileSync } from "node:fs"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import processPaymentEvents from "../../src/jobs/process-payment-events"
import reconcileCardPayments from "../../src/jobs/reconcile-card-payments"
import { manyCardOrders, type CardOrder } from "../support/card-orders"
import { CARD, CardProviderOfTests, deliver, intentId, type CardEvent } from "../support/card-provider"
import { CartCalls, cartOf, NEAR, orderOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import { Ledgers } from "../support/ledgers"
import { OrderCalls } from "../support/order-calls"
import { FORGERIES, paymentHistory, randomOf, shuffled, type Forgery } from "../support/payment-histories"
import { BAR } from "../support/shop-feeds"
import { createBuyer, type Buyer } from "../support/shop-people"
import { shopTests } from "../support/test-shop"

/** `npm run bench -- payments` runs ten thousand. */
const HISTORIES = Number(process.env.PAYMENT_HISTORIES ?? 150)
const SEED = Number(process.env.PAYMENT_SEED ?? Date.now() % 1_000_000)
const AT_ONCE = 8
const LONG = 10_800_000
const STALE_SECONDS = 301

const provider = new CardProviderOfTests()
beforeAll(() => provider.start())
afterAll(() => provider.stop())

/** What the card provider and the messages did to an order, as the test knows it. */
type Told = { order: CardOrder; random: () => number; arrived: Set<string>; dropped: Set<string>; refused: string[] }

const idOf = ({ body }: CardEvent) => (JSON.parse(body) as { id: string }).id

shopTests(({ client, container }) => {
  const orders = new OrderCalls(client)
  const counts = {
    deliveries: 0,
    repeated: 0,
    dropped: 0,
    cancelled: 0,
    refused: Object.fromEntries(FORGERIES.map((how) => [how, 0])),
  }
  let buyer: Buyer

  const rowsOf = async <Row>(text: string, ...values: string[]): Promise<Row[]> =>
    (await container().resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{ rows: Row[] }>(text, values)).rows

  /** Orders that stand and wait for their card, with everything that belongs to them. */
  async function prepare(): Promise<CardOrder[]> {
    const carts = new CartCalls(client)
    buyer = await createBuyer(container(), client, "buyer of many", { status: "APPROVED", access: "STANDARD", companyId: null })
    const { id } = await carts.filled(buyer, { productCode: BAR, amount: "0.5" })
    const body = { paymentMethod: "STRIPE", purchaseOrderNumber: undefined, shippingAddress: NEAR }
    const order = orderOf(await carts.order(cartOf(await carts.freight(id, buyer)), buyer, { body }))
    const told = () =>
      rowsOf<{ id: string }>(
        `select m.id from metal_mail m, metal_admin_notification n
         where m.key = 'acknowledgement:' || ? and m.state = 'SENT' and n.order_id = ?`,
        ...[order.id, order.id],
      )
    await eventually(told, (rows) => rows.length > 0, 30_000)
    return await manyCardOrders(container(), provider, { order, count: HISTORIES })
  }

  /** A message that is none of the card provider's, and its id. */
  function forgery(how: Forgery, { body, signature }: CardEvent): { event: CardEvent; id: string } {
    const id = `evt_${how}_${randomUUID()}`
    const other = body.replace(idOf({ body, signature }), id)
    const now = Math.floor(Date.now() / 1000)
    if (how === "forged") return { id, event: provider.signed(other, now, "whsec_somebody_else") }
    if (how === "stale") return { id, event: provider.signed(other, now - STALE_SECONDS) }
    return { id, event: { body: other, signature: how === "unsigned" ? "" : signature } }
  }

  async function arrive(told: Told, events: CardEvent[], times: number): Promise<void> {
    // The card provider signs every attempt anew, however old the message is.
    const copies = events.flatMap(({ body }) => Array.from({ length: times }, () => provider.signed(body)))
    const replies = await Promise.all(
      shuffled(told.random, copies).map(async (event) => ({ id: idOf(event), reply: await deliver(client, event) })),
    )
    for (const event of events) {
      const own = replies.filter(({ id }) => id === idOf(event)).map(({ reply }) => reply)
      if (own.some(({ status }) => status !== 200))
        throw new Error(`A message was refused: ${own.map(({ text }) => text).join()}`)
      const fresh = own.filter(({ body }) => !(body as { repeated: boolean }).repeated).length
      if (fresh !== (told.arrived.has(idOf(event)) ? 0 : 1)) throw new Error(`Message ${idOf(event)} was new ${fresh} times`)
      told.arrived.add(idOf(event))
    }
    counts.deliveries += replies.length
    counts.repeated += replies.filter(({ reply }) => (reply.body as { repeated: boolean }).repeated).length
  }

  async function live(order: CardOrder, at: number): Promise<Told> {
    const random = randomOf(SEED + at)
    const told: Told = { order, random, arrived: new Set(), dropped: new Set(), refused: [] }
    const { clientSecret } = order
    const known = async () => (await provider.events(clientSecret)).filter((event) => !told.dropped.has(idOf(event)))
    for (const step of paymentHistory(random)) {
      if (step.do === "pay") await provider.pay(clientSecret, CARD[step.card])
      else if (step.do === "bank") await provider.bank(clientSecret, step.answer)
      else if (step.do === "deliver") await arrive(told, await known(), step.times)
      else if (step.do === "drop") for (const one of await known()) if (!told.arrived.has(idOf(one))) told.dropped.add(idOf(one))
      if (step.do === "cancel") {
        const { status, text } = await orders.cancelOwn(order, buyer)
        if (status >= 500) throw new Error(`An order could not be cancelled: ${text}`)
        counts.cancelled += status === 200 ? 1 : 0
      }
      if (step.do === "forge") {
        const [event] = shuffled(random, await provider.events(clientSecret))
        if (!event) continue
        const { id, event: forged } = forgery(step.how, event)
        const { status } = await deliver(client, forged)
        if (status !== 400) throw new Error(`A ${step.how} message was answered ${status}`)
        told.refused.push(id)
        counts.refused[step.how] = (counts.refused[step.how] ?? 0) + 1
      }
    }
    // The bank makes up its mind, and what was only late arrives.
    if ((await provider.intent(clientSecret)).status === "processing") await provider.bank(clientSecret, "pass")
    await arrive(told, await known(), 1)
    counts.dropped += told.dropped.size
    return told
  }

  /** The worker and the jobs have done what there is to do. */
  async function settled(): Promise<void> {
    const open = async () => {
      await rowsOf("update metal_payment_event set next_attempt_at = now() where processed_at is null and attempts > 0")
      await processPaymentEvents(container())
      const [row] = await rowsOf<{ open: number }>(
        "select count(*)::int as open from metal_payment_event where processed_at is null and intent_id is not null",
      )
      return row?.open
    }
    await eventually(open, (count) => count === 0, 120_000)
    await rowsOf("update metal_order_record set placed_at = now() - interval '5 minutes' where payment_method = 'STRIPE'")
    await reconcileCardPayments(container())
  }

  type Books = {
    id: string
    state: string
    payment: string
    refunded: number
    total: number
    orders: number
    payments: number
    captures: number
    received: number
    back: number
    paid: number
    metal: string
  }
  /** What the database says of every order. Cents. */
  const books = () =>
    rowsOf<Books>(`
      select r.order_id as id, r.order_status as state, r.payment_status as payment, r.refunded_cents as refunded,
        r.total_cents as total, (select count(*)::int from "order" o join order_cart c on c.order_id = o.id where c.cart_id = r.cart_id) as orders,
        m.payments, m.captures, m.received, m.back,
        (select count(*)::int from metal_audit_log a where a.entity_id = r.order_id and a.action = 'payment.paid') as paid,
        (select string_agg(status, ',') from metal_reservation v where v.order_id = r.order_id) as metal
      from metal_order_record r join order_payment_collection l on l.order_id = r.order_id
      cross join lateral (
        select count(distinct p.id)::int as payments, count(distinct c.id)::int as captures,
          coalesce(round(sum(c.amount) * 100), 0)::int as received,
          coalesce((select round(sum(f.amount) * 100) from refund f join payment q on q.id = f.payment_id
            where q.payment_collection_id = l.payment_collection_id and f.deleted_at is null), 0)::int as back
        from payment p left join capture c on c.payment_id = p.id and c.deleted_at is null
        where p.payment_collection_id = l.payment_collection_id
      ) m where r.stripe_payment_intent_id is not null`)

  /** What is wrong with an order, all said and done. */
  async function judge({ order }: Told, found: Books | undefined): Promise<string | null> {
    if (!found) return `${order.id}: no record`
    const { status, latest_charge: charge } = await provider.intent(order.clientSecret)
    const received = status === "succeeded" ? found.total : 0
    const isCancelled = found.state === "CANCELLED"
    const back = isCancelled ? received : 0
    const expected = {
      ...{ orders: 1, metal: isCancelled ? "RELEASED" : "RESERVED", atProvider: back, refunded: back },
      ...{ payments: received > 0 ? 1 : 0, captures: received > 0 ? 1 : 0, received, back },
      ...(isCancelled ? {} : { isPaid: received > 0, paid: received > 0 ? 1 : 0 }),
    }
    const seen = {
      ...{ orders: found.orders, metal: found.metal, atProvider: charge?.amount_refunded ?? 0, refunded: found.refunded },
      ...{ payments: received > 0 ? found.payments : found.captures, captures: found.captures },
      ...{ received: found.received, back: found.back },
      ...(isCancelled ? {} : { isPaid: found.payment === "PAID", paid: found.paid }),
    }
    const [is, wanted] = [JSON.stringify(seen), JSON.stringify(expected)]
    return is === wanted ? null : `${order.id} (${found.state}, ${status}): ${is}, not ${wanted}`
  }

  it(
    `${HISTORIES} histories of messages end each in one order, paid once or given back (PAYMENT_SEED=${SEED})`,
    async () => {
      const waiting = await prepare()
      const began = Date.now()
      const histories: Told[] = []
      const next = waiting.entries()
      const work = async () => {
        for (const [at, order] of next) histories.push(await live(order, at))
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      await settled()

      const byId = new Map((await books()).map((one) => [one.id, one]))
      const problems: string[] = []
      for (const told of histories) {
        const problem = await judge(told, byId.get(told.order.id))
        if (problem) problems.push(problem)
      }
      expect(problems.slice(0, 10)).toEqual([])
      expect(histories).toHaveLength(HISTORIES)

      const inbox = await rowsOf<{ id: string; intent: string; done: boolean }>(
        "select id, intent_id as intent, processed_at is not null as done from metal_payment_event where intent_id is not null",
      )
      const arrived = new Map(histories.flatMap((one) => [...one.arrived].map((id) => [id, intentId(one.order.clientSecret)])))
      expect(inbox).toHaveLength(arrived.size)
      expect(inbox.filter(({ id, intent, done }) => !done || arrived.get(id) !== intent)).toEqual([])
      const refused = new Set(histories.flatMap((one) => one.refused))
      expect(inbox.filter(({ id }) => refused.has(id))).toEqual([])
      const { onHand, reserved } = await new Ledgers(container).metal(BAR)
      const standing = [...byId.values()].filter(({ state }) => state !== "CANCELLED").length
      expect(reserved).toBe(standing * 0.5)
      expect(onHand).toBeGreaterThanOrEqual(reserved)

      // It shows nothing where nothing went wrong.
      const paid = [...byId.values()].filter(({ received }) => received > 0).length
      const refunded = [...byId.values()].filter(({ back }) => back > 0).length
      for (const count of [...Object.values(counts.refused), counts.repeated, counts.dropped, counts.cancelled, paid, refunded])
        expect(count).toBeGreaterThan(HISTORIES / 100)
      const seconds = Math.round((Date.now() - began) / 1000)
      const result = { histories: HISTORIES, seed: SEED, seconds, ...counts, paid, refunded, inbox: inbox.length }
      if (process.env.PAYMENT_RESULT) writeFileSync(process.env.PAYMENT_RESULT, JSON.stringify(result))
    },
    LONG,
  )
})
