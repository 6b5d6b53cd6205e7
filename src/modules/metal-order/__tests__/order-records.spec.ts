import { join } from "node:path"
import { moduleIntegrationTestRunner } from "@medusajs/test-utils"
import { METAL_ORDER } from ".."
import { IdempotencyKey } from "../models/idempotency-key"
import { NumberCounter } from "../models/number-counter"
import { OrderAttachment } from "../models/order-attachment"
import { OrderEvent } from "../models/order-event"
import { OrderRecord } from "../models/order-record"
import type MetalOrderService from "../service"
import type { NewOrderRecord } from "../sql/create-order-record"

const record = (index: number, changes: Partial<NewOrderRecord> = {}): NewOrderRecord => ({
  order_id: `order_${index}`,
  cart_id: `cart_${index}`,
  customer_id: "cus_1",
  company_id: "mco_1",
  payment_method: "ACCOUNT",
  stripe_payment_intent_id: null,
  purchase_order_number: "PO-1",
  coid: "INC",
  shipping_provider: "UPS",
  shipping_rate_cents: 8_750,
  shipping_rate_source: "TABLE",
  delivery_date: null,
  delivery_time: null,
  customer_notes: null,
  customer_info: null,
  valid_until: null,
  lines: [{ productCode: "718 RB 04500 SA120", note: 'quotes " and \\ and \u00e9' }],
  tax_cents: 0,
  taxes: null,
  total_cents: 123_456,
  placed_at: new Date("2026-05-04T10:00:00Z"),
  ...changes,
})
const numbers = (from: number, to: number, year = 2026) =>
  Array.from({ length: to - from + 1 }, (_, index) => `SO-${year}-${String(from + index).padStart(6, "0")}`)

moduleIntegrationTestRunner<MetalOrderService>({
  moduleName: METAL_ORDER,
  resolve: join(__dirname, ".."),
  moduleModels: [IdempotencyKey, NumberCounter, OrderAttachment, OrderEvent, OrderRecord],
  pathToMigrations: join(__dirname, "../migrations"),
  testSuite: ({ service, MikroOrmWrapper }) => {
    const execute = (text: string, values: unknown[] = []) => MikroOrmWrapper.getManager().execute(text, values)

    const numberOf = async (one: NewOrderRecord) => (await service.createOrderRecord(one)).order_number

    describe("Order numbers", () => {
      it("have no gaps and no twins under 50 orders at once", async () => {
        const given = await Promise.all(Array.from({ length: 50 }, (_, index) => numberOf(record(index))))
        expect(given.sort()).toEqual(numbers(1, 50))
      })

      it("are one for an order, however often and however closely it is recorded", async () => {
        const tries = await Promise.allSettled(Array.from({ length: 20 }, () => numberOf(record(1))))
        expect(tries.flatMap((one) => (one.status === "fulfilled" ? one.value : []))).toEqual(numbers(1, 1))
        await expect(numberOf(record(1, { total_cents: 1 }))).rejects.toThrow()
        expect(await service.listOrderRecords({})).toMatchObject([{ order_id: "order_1", total_cents: 123_456 }])
        expect(await numberOf(record(2))).toBe("SO-2026-000002")
      })

      it("are not used up by a record that could not be written", async () => {
        await service.createOrderRecord(record(1))
        await expect(service.createOrderRecord(record(2, { cart_id: "cart_1" }))).rejects.toThrow()
        await expect(service.createOrderRecord(record(2, { payment_method: "CASH" }))).rejects.toThrow()
        expect(await numberOf(record(3))).toBe("SO-2026-000002")
      })

      it("begin again each year, at midnight UTC", async () => {
        const dates = ["2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00Z", "2026-12-31T12:00:00Z"]
        const given: string[] = []
        for (const [index, date] of dates.entries()) given.push(await numberOf(record(index, { placed_at: new Date(date) })))
        expect(given).toEqual(["SO-2026-000001", "SO-2027-000001", "SO-2026-000002"])
      })

      it("come with the lines exactly as they were ordered", async () => {
        await service.createOrderRecord(record(1))
        expect(await service.listOrderRecords({ order_number: "SO-2026-000001" })).toMatchObject([
          { lines: record(1).lines, order_status: "PENDING", payment_status: "PENDING", placed_at: record(1).placed_at },
        ])
      })
    })

    describe("A move of an order", () => {
      const start = { order_id: "order_1", verb: "start", from: "PENDING", to: "IN_PROGRESS", actor: "staff" } as const
      const cancel = { ...start, verb: "cancel", to: "CANCELLED" } as const
      const why = { actor_id: "user_1", reason: 'a "?" reason', request_key: null }

      it("is made by one of many at once, and written down once", async () => {
        await service.createOrderRecord(record(1))
        const moves = Array.from({ length: 20 }, (_, index) => service.moveOrder({ ...(index % 2 ? start : cancel), ...why }))
        expect((await Promise.all(moves)).filter(Boolean)).toHaveLength(1)
        const [one] = await service.listOrderRecords({ order_id: "order_1" })
        const events = await service.listOrderEvents({ order_id: "order_1" })
        expect(events).toMatchObject([{ to_status: one?.order_status, from_status: "PENDING", ...why }])
      })

      it("is not made from a state the order has left, nor to an order that is unknown", async () => {
        await service.createOrderRecord(record(1))
        expect(await service.moveOrder({ ...start, ...why, from: "PROCESSED", to: "IN_TRANSIT" })).toBe(false)
        expect(await service.moveOrder({ ...start, ...why, order_id: "order_2" })).toBe(false)
        expect(await service.listOrderEvents({})).toEqual([])
      })

      it("keeps the reason and the moment of a cancellation with the record", async () => {
        await service.createOrderRecord(record(1))
        expect(await service.moveOrder({ ...cancel, ...why })).toBe(true)
        expect(await service.listOrderRecords({})).toMatchObject([
          { order_status: "CANCELLED", cancel_reason: why.reason, cancelled_at: expect.any(Date) },
        ])
      })
    })

    describe("Invoice numbers", () => {
      const SHIPPED = ["IN_TRANSIT", "COMPLETED"]
      const year = new Date().getUTCFullYear()

      it("have no gaps and no twins when many orders are invoiced at once, each several times", async () => {
        for (let index = 0; index < 20; index += 1) {
          await service.createOrderRecord(record(index))
          await execute("update metal_order_record set order_status = 'IN_TRANSIT' where order_id = ?", [`order_${index}`])
        }
        const asked = Array.from({ length: 60 }, (_, index) => service.issueInvoice(`order_${index % 20}`, SHIPPED))
        const given = await Promise.all(asked)
        const wanted = Array.from({ length: 20 }, (_, index) => `INV-${year}-${String(index + 1).padStart(6, "0")}`)
        expect([...new Set(given)].sort()).toEqual(wanted)
        for (let index = 0; index < 20; index += 1)
          expect(new Set([given[index], given[index + 20], given[index + 40]]).size).toBe(1)
      })

      it("are given to no order that is not to be invoiced, and none is used up by it", async () => {
        await service.createOrderRecord(record(1))
        expect(await service.issueInvoice("order_1", SHIPPED)).toBeNull()
        expect(await service.issueInvoice("order_unknown", SHIPPED)).toBeNull()
        await execute("update metal_order_record set order_status = 'COMPLETED'")
        expect(await service.issueInvoice("order_1", SHIPPED)).toBe(`INV-${year}-000001`)
      })
    })

    describe("A payment", () => {
      it("is moved by one of many at once, from the state it is in", async () => {
        await service.createOrderRecord(record(1, { payment_method: "STRIPE", stripe_payment_intent_id: "pi_1" }))
        const moves = Array.from({ length: 20 }, (_, index) =>
          service.movePayment("order_1", { from: "PENDING", to: index % 2 ? "PAID" : "FAILED" }),
        )
        expect((await Promise.all(moves)).filter(Boolean)).toHaveLength(1)
        const [one] = await service.listOrderRecords({})
        expect(one?.paid_at !== null).toBe(one?.payment_status === "PAID")
      })

      it("keeps the most that was given back, and the first moment it was over", async () => {
        await service.createOrderRecord(record(1, { payment_method: "STRIPE", stripe_payment_intent_id: "pi_1" }))
        await service.notePayment("order_1", { refundedCents: 500, closed: false })
        await service.notePayment("order_1", { refundedCents: 100, closed: true })
        const [closed] = await service.listOrderRecords({})
        await service.notePayment("order_1", { refundedCents: 500, closed: true })
        expect(closed).toMatchObject({ refunded_cents: 500, payment_closed_at: expect.any(Date) })
        expect(await service.listOrderRecords({})).toMatchObject([{ payment_closed_at: closed?.payment_closed_at }])
      })

      it("belongs to one order", async () => {
        const paid = { payment_method: "STRIPE", stripe_payment_intent_id: "pi_1" }
        await service.createOrderRecord(record(1, paid))
        await expect(service.createOrderRecord(record(2, paid))).rejects.toThrow()
      })
    })

    describe("An Idempotency-Key", () => {
      const K1 = { id: "k1", owner: "a run" }
      const NEXT = { id: "k1", owner: "the next run" }
      const many = <T>(count: number, run: () => Promise<T>) => Promise.all(Array.from({ length: count }, run))
      const outcomes = (claims: { outcome: string }[]) => claims.map(({ outcome }) => outcome).sort()

      it("lets one of many equal requests through and tells the others to wait", async () => {
        const claims = await many(20, () => service.claimKey(K1, "hash"))
        expect(outcomes(claims)).toEqual(["fresh", ...Array.from({ length: 19 }, () => "in_progress")])
      })

      it("answers a repetition with the kept answer, whole", async () => {
        await service.claimKey(K1, "hash")
        const answer = { order: { orderNumber: "SO-2026-000001", notes: 'a "quoted" ? and $1 text' } }
        await service.saveAnswer(K1, 201, answer)
        expect(await many(5, () => service.claimKey(K1, "hash"))).toEqual(
          Array.from({ length: 5 }, () => ({ outcome: "repeated", status: 201, answer })),
        )
      })

      it("refuses another request under it, before and after the first is answered", async () => {
        await service.claimKey(K1, "hash")
        expect(await service.claimKey(K1, "other")).toEqual({ outcome: "mismatch" })
        await service.saveAnswer(K1, 201, {})
        expect(await service.claimKey(K1, "other")).toEqual({ outcome: "mismatch" })
      })

      it("is free again when its request failed, but not when it was answered", async () => {
        await service.claimKey(K1, "hash")
        await service.freeKey(K1)
        expect(await service.claimKey(K1, "other")).toEqual({ outcome: "fresh" })
        await service.saveAnswer(K1, 201, {})
        await service.freeKey(K1)
        expect(await service.claimKey(K1, "other")).toMatchObject({ outcome: "repeated" })
      })

      it("goes to exactly one repetition when the request that had it died", async () => {
        await service.claimKey(K1, "hash")
        await execute("update metal_idempotency_key set locked_until = now() - interval '1 second' where id = 'k1'")
        expect(await service.claimKey(K1, "other")).toEqual({ outcome: "mismatch" })
        const claims = await many(20, () => service.claimKey(K1, "hash"))
        expect(outcomes(claims)).toEqual(["fresh", ...Array.from({ length: 19 }, () => "in_progress")])
      })

      it("is kept by renewing it, and once it was taken over nothing its first run says counts", async () => {
        const runsOut = () => execute("update metal_idempotency_key set locked_until = now() - interval '1 second'")
        const left = async () => {
          const [key] = await service.listIdempotencyKeys({ id: "k1" })
          return (new Date(key?.locked_until ?? 0).getTime() - Date.now()) / 1000
        }
        await service.claimKey(K1, "hash")
        await execute("update metal_idempotency_key set locked_until = now() + interval '1 second'")
        await service.renewKey(K1)
        expect(await left()).toBeGreaterThan(12)
        await runsOut()
        await service.renewKey(K1)
        expect(await left()).toBeLessThan(0)
        expect(await service.claimKey(NEXT, "hash")).toEqual({ outcome: "fresh" })
        await service.saveAnswer(K1, 201, { by: "the first run" })
        await service.freeKey(K1)
        expect(await service.claimKey(K1, "hash")).toEqual({ outcome: "in_progress" })
        await service.saveAnswer(NEXT, 201, { by: "the next run" })
        expect(await service.claimKey(K1, "hash")).toMatchObject({ outcome: "repeated", answer: { by: "the next run" } })
      })

      it("keeps its answer for 24 hours", async () => {
        await service.claimKey(K1, "hash")
        await service.saveAnswer(K1, 201, {})
        await execute("update metal_idempotency_key set created_at = now() - interval '23 hours 59 minutes' where id = 'k1'")
        expect(await service.claimKey(K1, "hash")).toMatchObject({ outcome: "repeated" })
        await execute("update metal_idempotency_key set created_at = now() - interval '24 hours 1 minute' where id = 'k1'")
        expect(await service.claimKey(K1, "other")).toEqual({ outcome: "fresh" })
      })

      it("never mistakes a key that was freed at that moment for another request's", async () => {
        const churn = async () => {
          const claim = await service.claimKey(K1, "hash")
          if (claim.outcome === "fresh") await service.freeKey(K1)
          return claim.outcome
        }
        const seen = new Set<string>()
        for (let round = 0; round < 10; round += 1) for (const outcome of await many(20, churn)) seen.add(outcome)
        expect([...seen].filter((outcome) => outcome !== "fresh" && outcome !== "in_progress")).toEqual([])
      })
    })
  },
})
