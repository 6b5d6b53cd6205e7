import type { CartView } from "@billet/backend/contract"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import pruneLocks from "../../src/jobs/prune-locks"
import settleCheckouts from "../../src/jobs/settle-checkouts"
import tellOfOrders from "../../src/jobs/tell-of-orders"
import { CartCalls, cartOf, orderOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import { Ledgers, NOTHING } from "../support/ledgers"
import { BAR, SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, createCompany, type Buyer } from "../support/shop-people"
import { addPromo, promoUsed } from "../support/shop-prices"
import { shopTests } from "../support/test-shop"

/** Three pieces of 24 in of a round bar, and what they cost. */
const INCHES = 72
const TOTAL_CENTS = 739_513

shopTests(({ client, container }) => {
  const carts = new CartCalls(client)
  const ledgers = new Ledgers(container)
  let people = 0

  /** A buyer with a cart of one line, each of another bar, so that no test uses up another's metal. */
  const filled = async (name: string) => {
    const companyId = await createCompany(container(), `Company of ${name}`, 10_000_000)
    const facts = { status: "APPROVED", access: "PREMIUM", companyId } as const
    const buyer = await createBuyer(container(), client, `${name} ${(people += 1)}`, facts)
    const productCode = SPARE_BARS[people % SPARE_BARS.length] ?? BAR
    return { buyer, companyId, productCode, cart: await carts.filled(buyer, { productCode, pieces: 3 }) }
  }

  /** The order's buyer gets one acknowledgement, also when its checkout is sent again. */
  const acknowledgedOnce = async (cart: CartView, buyer: Buyer) => {
    const { orderNumber } = orderOf(await carts.order(cart, buyer))
    const sent = async () => {
      const mails = await container()
        .resolve(Modules.NOTIFICATION)
        .listNotifications({ template: "order-placed" }, { take: null })
      return mails.filter(({ data }) => data?.orderNumber === orderNumber).length
    }
    await eventually(sent, (count) => count > 0, 20_000)
    expect((await carts.order(cart, buyer)).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await sent()).toBe(1)
  }

  /** How often the buyer and the desk were told of an order. */
  const toldOf = async (orderId: string) => {
    const count = async (text: string) => {
      const { rows } = await container()
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)
        .raw<{ rows: { count: number }[] }>(text, [orderId])
      return rows[0]?.count ?? 0
    }
    return {
      mails: await count("select count(*)::int as count from metal_mail where key = 'acknowledgement:' || ?"),
      notifications: await count(
        "select count(*)::int as count from metal_admin_notification where source = 'order-placed:' || ?",
      ),
    }
  }

  describe("A checkout that fails on its way", () => {
    const failures: [string, () => jest.SpyInstance][] = [
      ["the limit of its buyer is asked", () => jest.spyOn(ledgers.companies, "takeSpending")],
      ["metal is held", () => jest.spyOn(ledgers.catalogue, "reserveLines")],
      ["credit is held", () => jest.spyOn(ledgers.companies, "holdCredit")],
      ["credit is charged", () => jest.spyOn(ledgers.companies, "chargeHolds")],
      ["the metal is tied to the order", () => jest.spyOn(ledgers.catalogue, "confirmReservations")],
      ["the order is recorded", () => jest.spyOn(ledgers.orders, "createOrderRecord")],
    ]

    it.each(failures)("when %s leaves nothing behind, and can be tried again", async (_name, spy) => {
      const { buyer, companyId, productCode, cart } = await filled("unlucky")
      const before = await ledgers.metal(productCode)
      const failing = spy().mockRejectedValueOnce(new Error("the lights went out"))
      const reply = await carts.order(cart, buyer, { key: "an-unlucky-key" })
      expect(failing).toHaveBeenCalled()
      failing.mockRestore()
      expect(reply.status).toBe(500)
      expect(reply.text).not.toContain("lights")
      expect(await ledgers.ofCart(cart.id)).toEqual(NOTHING)
      expect(await ledgers.owed(companyId)).toBe(0)
      expect(await ledgers.metal(productCode)).toEqual(before)
      expect((await carts.order(cart, buyer, { key: "an-unlucky-key" })).status).toBe(201)
      expect(await ledgers.owed(companyId)).toBe(TOTAL_CENTS)
      expect(await ledgers.metal(productCode)).toEqual({ onHand: before.onHand, reserved: before.reserved + INCHES })
    })

    it("because the database ended it for another's sake is begun anew", async () => {
      const { buyer, companyId, productCode, cart } = await filled("in the way")
      const before = await ledgers.metal(productCode)
      const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" })
      const failing = jest.spyOn(ledgers.companies, "chargeHolds").mockRejectedValueOnce(deadlock)
      const { id } = orderOf(await carts.order(cart, buyer))
      failing.mockRestore()
      expect(await ledgers.ofCart(cart.id)).toMatchObject({ records: [id], orders: [id], open: false })
      expect(await ledgers.owed(companyId)).toBe(TOTAL_CENTS)
      expect(await ledgers.metal(productCode)).toEqual({ onHand: before.onHand, reserved: before.reserved + INCHES })
    })

    it("because the database is away is to be tried again in a moment, and can be", async () => {
      const { buyer, companyId, cart } = await filled("asked to wait")
      const away = Object.assign(new Error("Connection terminated unexpectedly"), { code: "57P01" })
      const failing = jest.spyOn(ledgers.orders, "createOrderRecord").mockRejectedValueOnce(away)
      const reply = await carts.order(cart, buyer, { key: "a-waiting-key" })
      failing.mockRestore()
      expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "2"])
      expect(reply.body).toMatchObject({ type: "unavailable" })
      expect(await ledgers.owed(companyId)).toBe(0)
      expect((await carts.order(cart, buyer, { key: "a-waiting-key" })).status).toBe(201)
    })

    it("only in telling of its order stands", async () => {
      const { buyer, cart } = await filled("nearly")
      const events = container().resolve(Modules.EVENT_BUS)
      const failing = jest.spyOn(events, "emit").mockRejectedValueOnce(new Error("the lights went out"))
      const order = orderOf(await carts.order(cart, buyer))
      failing.mockRestore()
      expect(await ledgers.ofCart(cart.id)).toMatchObject({
        metal: [{ status: "RESERVED", orderId: order.id }],
        records: [order.id],
      })
    })
  })

  describe("A checkout whose process dies", () => {
    const execute = (text: string, cartId: string) =>
      container().resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(text, [cartId])
    const leaseRunsOut = (cartId: string) =>
      execute("update metal_lock set expires_at = now() - interval '1 second' where id = ?", cartId)
    const holdsGrowOld = (cartId: string) =>
      execute("update metal_reservation set updated_at = now() - interval '6 minutes' where cart_id = ?", cartId)

    /** The database ends what a killed process had begun: it notices that nobody is there any more. */
    const connectionsEnd = () =>
      container()
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)
        .raw(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and state = 'idle in transaction'`,
        )

    /**
     * Begins a checkout that stops for ever at a call and breaks its connection, as a killed process does. Answers what lets go
     * of the database connection that this process, which lives, keeps for it.
     */
    const killedAt = async (spy: jest.SpyInstance, cart: CartView, buyer: Buyer) => {
      let bury: () => void = () => undefined
      const hanging = spy.mockImplementationOnce(
        () => new Promise<never>((_, reject) => (bury = () => reject(new Error("killed")))),
      )
      const process = new AbortController()
      void carts.order(cart, buyer, { key: "a-killed-key", signal: process.signal }).catch(() => undefined)
      await eventually(
        () => hanging.mock.calls.length,
        (calls) => calls > 0,
        20_000,
      )
      process.abort()
      hanging.mockRestore()
      return () => bury()
    }

    /** What a checkout by card holds while its provider is asked, on account for once: nobody is at work on it any more. */
    const leftHeld = async ({ cart, companyId, productCode }: Awaited<ReturnType<typeof filled>>) => {
      await container().resolve(Modules.LOCKING).acquire(cart.id, { expire: 120 })
      const line = { line_id: cart.items[0]?.id ?? "", product_code: productCode, mils: INCHES * 1000, piece_mils: 24_000 }
      await ledgers.catalogue.reserveLines(cart.id, [line])
      await ledgers.companies.holdCredit({ companyId, cartId: cart.id, cents: TOTAL_CENTS })
    }

    it.each<[string, () => jest.SpyInstance]>([
      ["has held metal", () => jest.spyOn(ledgers.companies, "holdCredit")],
      ["has held all", () => jest.spyOn(ledgers.companies, "chargeHolds")],
      ["recorded the order", () => jest.spyOn(ledgers.orders, "createOrderRecord")],
    ])("when it %s leaves nothing from that moment on", async (_name, spy) => {
      const { buyer, companyId, productCode, cart } = await filled("killed")
      const before = await ledgers.metal(productCode)
      const bury = await killedAt(spy(), cart, buyer)
      await connectionsEnd()
      bury()
      expect(await ledgers.ofCart(cart.id)).toEqual(NOTHING)
      expect(await ledgers.metal(productCode)).toEqual(before)
      await leaseRunsOut(cart.id)
      const { id } = orderOf(await carts.order(cart, buyer))
      expect(await ledgers.ofCart(cart.id)).toEqual({
        metal: [{ status: "RESERVED", orderId: id }],
        credit: [{ status: "CHARGED", orderId: id }],
        records: [id],
        orders: [id],
        open: false,
      })
      expect(await ledgers.owed(companyId)).toBe(TOTAL_CENTS)
      await acknowledgedOnce(cart, buyer)
    })

    it("with metal and credit held gives them back, once nobody can be at work on it", async () => {
      const left = await filled("killed early")
      const { buyer, companyId, cart } = left
      await leftHeld(left)
      const held = { metal: [{ status: "HELD", orderId: null }], credit: [{ status: "HELD", orderId: null }] }
      await settleCheckouts(container())
      expect(await ledgers.ofCart(cart.id)).toMatchObject(held)
      await holdsGrowOld(cart.id)
      await settleCheckouts(container())
      expect(await ledgers.ofCart(cart.id)).toMatchObject(held)
      await leaseRunsOut(cart.id)
      await settleCheckouts(container())
      expect(await ledgers.ofCart(cart.id)).toEqual(NOTHING)
      expect(await ledgers.owed(companyId)).toBe(0)
      expect((await carts.order(cart, buyer)).status).toBe(201)
    })

    it("gives its promo code back with the rest", async () => {
      await addPromo(container(), "KILLED", { limit: 1 })
      const { buyer, cart } = await filled("killed with a code")
      const promoted = cartOf(await carts.promo(cart.id, "KILLED", buyer))
      await killedAt(jest.spyOn(ledgers.companies, "inTransaction"), promoted, buyer)
      expect(await promoUsed(container(), "KILLED")).toEqual({ used: 1, budget: 0 })
      await execute("update metal_promo_use set updated_at = now() - interval '6 minutes' where cart_id = ?", cart.id)
      await leaseRunsOut(cart.id)
      await settleCheckouts(container())
      expect(await promoUsed(container(), "KILLED")).toEqual({ used: 0, budget: 0 })
      expect((await carts.order(promoted, buyer)).status).toBe(201)
      expect(await promoUsed(container(), "KILLED")).toEqual({ used: 1, budget: 0 })
    })

    it("after the order stands, before anybody is told of it, is told of by the job", async () => {
      const { buyer, cart } = await filled("killed at last")
      const events = container().resolve(Modules.EVENT_BUS)
      const unsent = jest.spyOn(events, "emit").mockResolvedValue()
      const { id } = orderOf(await carts.order(cart, buyer))
      unsent.mockRestore()
      const told = async () => await toldOf(id)
      await tellOfOrders(container())
      expect(await told()).toEqual({ mails: 0, notifications: 0 })
      await execute("update metal_order_record set created_at = now() - interval '2 minutes' where cart_id = ?", cart.id)
      await tellOfOrders(container())
      await eventually(told, ({ mails }) => mails > 0, 20_000)
      await tellOfOrders(container())
      await acknowledgedOnce(cart, buyer)
      expect(await told()).toEqual({ mails: 1, notifications: 1 })
    })

    it("does not keep the others from being settled when its own settling fails", async () => {
      const [one, two] = [await filled("first victim"), await filled("second victim")]
      for (const left of [one, two]) {
        await leftHeld(left)
        await leaseRunsOut(left.cart.id)
        await holdsGrowOld(left.cart.id)
      }
      const failing = jest.spyOn(ledgers.catalogue, "releaseReservations").mockRejectedValueOnce(new Error("the lights went out"))
      await settleCheckouts(container())
      failing.mockRestore()
      const left = await Promise.all([one, two].map(async ({ cart }) => (await ledgers.ofCart(cart.id)).metal.length))
      expect(left.sort()).toEqual([0, 1])
      await settleCheckouts(container())
      expect(await Promise.all([one, two].map(({ cart }) => ledgers.ofCart(cart.id)))).toEqual([NOTHING, NOTHING])
    })

    it("leaves a cart that can be used again once its lease is over", async () => {
      const { buyer, cart } = await filled("locked out")
      await container().resolve(Modules.LOCKING).acquire(cart.id, { expire: 1 })
      expect((await carts.add(cart.id, {}, buyer)).status).toBe(200)
    })
  })

  describe("Locks", () => {
    const locks = () => container().resolve(Modules.LOCKING)
    const winners = async (count: number, run: (index: number) => Promise<unknown>) => {
      const results = await Promise.allSettled(Array.from({ length: count }, (_, index) => run(index)))
      return results.filter(({ status }) => status === "fulfilled").length
    }

    it("go to one of many who want them at the same moment, with or without a name", async () => {
      expect(await winners(20, () => locks().acquire("lock_nameless", { expire: 30 }))).toBe(1)
      expect(await winners(20, (index) => locks().acquire("lock_named", { expire: 30, ownerId: `owner ${index}` }))).toBe(1)
      expect(await winners(3, () => locks().acquire("lock_mine", { expire: 30, ownerId: "me" }))).toBe(3)
    })

    it("of several keys are taken together or not at all", async () => {
      await locks().acquire("lock_b", { expire: 30 })
      await expect(locks().acquire(["lock_a", "lock_b"], { expire: 30 })).rejects.toMatchObject({ code: "locked" })
      await locks().acquire("lock_a", { expire: 30 })
      const keys = (index: number) => (index % 2 ? ["lock_c", "lock_d"] : ["lock_d", "lock_c"])
      expect(await winners(10, (index) => locks().acquire(keys(index), { expire: 30 }))).toBe(1)
    })

    it("end with their lease, and are released by their owner alone", async () => {
      await locks().acquire("lock_lease", { expire: 0, ownerId: "gone" })
      await locks().acquire("lock_lease", { expire: 30, ownerId: "next" })
      expect(await locks().release("lock_lease", { ownerId: "gone" })).toBe(false)
      await expect(locks().acquire("lock_lease", { expire: 30 })).rejects.toMatchObject({ code: "locked" })
      expect(await locks().release("lock_lease", { ownerId: "next" })).toBe(true)
      await locks().acquire("lock_lease", {})
      await locks().releaseAll({ ownerId: "someone" })
      await expect(locks().acquire("lock_lease", {})).rejects.toMatchObject({ code: "locked" })
    })

    it("are deleted when they are long over, and only then", async () => {
      const database = container().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const { buyer, cart } = await filled("forgetful")
      await locks().acquire("lock_old", { expire: 30 })
      await locks().acquire("lock_young", { expire: 0 })
      await locks().acquire("lock_endless", {})
      await database.raw("update metal_lock set expires_at = now() - interval '61 minutes' where id = 'lock_old'")
      await pruneLocks(container())
      const ids = ["lock_old", "lock_young", "lock_endless", cart.id]
      expect(await database("metal_lock").whereIn("id", ids).orderBy("id").pluck("id")).toEqual(["lock_endless", "lock_young"])
      expect((await carts.add(cart.id, {}, buyer)).status).toBe(200)
    })

    it("run one job at a time under a key, and pass its failure on", async () => {
      let running = 0
      const most: number[] = []
      const job = async () => {
        most.push((running += 1))
        await new Promise((resolve) => setTimeout(resolve, 20))
        running -= 1
        return "done"
      }
      const answers = await Promise.all(Array.from({ length: 5 }, () => locks().execute("lock_job", job)))
      expect([answers, Math.max(...most)]).toEqual([["done", "done", "done", "done", "done"], 1])
      await expect(locks().execute("lock_job", () => Promise.reject(new Error("the job failed")))).rejects.toThrow(
        "the job failed",
      )
    })
  })
})
