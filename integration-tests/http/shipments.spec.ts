import type { OrderView, ShipPiecesBody } from "@billet/backend/contract"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import reconcileOrders from "../../src/jobs/reconcile-orders"
import trackShipments from "../../src/jobs/track-shipments"
import { CartCalls, cartOf, orderOf, typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import type { Actor } from "../support/http-client"
import { Ledgers } from "../support/ledgers"
import { LocalCarrier, type Asked, type Said } from "../support/local-carrier"
import { adminOrderOf, OrderCalls } from "../support/order-calls"
import { SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, createCompany, type Buyer } from "../support/shop-people"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

const ups = new LocalCarrier()
const SHIP = "/api/shipments/v2409/ship"
const TRACK = "/api/track/v1/details/"
const GIF = Buffer.from("GIF89a-a-label")
let labels = 0

/** A package as UPS tells of it: its latest scan stands first. */
const scanned = (trackingNumber: string, type: string, code: string, description: string) => {
  const address = { city: "HOUSTON", stateProvince: "TX", countryCode: "US", country: "US" }
  const latest = { location: { address, slic: "7711" }, status: { type, code, description, statusCode: "005" } }
  const clock = { date: "20261122", time: "151000", gmtDate: "20261122", gmtOffset: "-06:00", gmtTime: "21:10:00" }
  const found = { trackingNumber, deliveryDate: [{ type: "SDD", date: "20261124" }], activity: [{ ...latest, ...clock }] }
  return { body: { trackResponse: { shipment: [{ inquiryNumber: trackingNumber, package: [found] }] } } }
}

const label = () => ({
  TrackingNumber: `1Z999AA1012345${(labels += 1)}`,
  ShippingLabel: { ImageFormat: { Code: "GIF" }, GraphicImage: GIF.toString("base64") },
})
/** What UPS says: a token, a rate, and one label for each package. */
function upsAnswer({ url, body }: Asked) {
  if (url.startsWith("/security")) return { body: { access_token: "token", expires_in: "14399" } }
  if (url !== SHIP) {
    const TotalCharges = { CurrencyCode: "USD", MonetaryValue: "40.00" }
    return { body: { RateResponse: { RatedShipment: [{ TotalCharges }] } } }
  }
  const { Shipment } = (JSON.parse(body) as { ShipmentRequest: { Shipment: { Package: object[] } } }).ShipmentRequest
  const results = { ShipmentIdentificationNumber: "1Z", PackageResults: Shipment.Package.map(label) }
  return { body: { ShipmentResponse: { ShipmentResults: results } } }
}
beforeAll(async () => {
  await ups.open()
  ups.answer = upsAnswer
  const account = { UPS_CLIENT_ID: "client", UPS_CLIENT_SECRET: "secret", UPS_ACCOUNT_NUMBER: "A1B2C3" }
  Object.assign(process.env, { ...account, UPS_URL: ups.url })
})
afterAll(() => ups.close())

shopTests(({ client, container, anonymous, approved, stranger }) => {
  const carts = new CartCalls(client)
  const orders = new OrderCalls(client)
  const ledgers = new Ledgers(container)
  let clerk: StaffActor
  let other: StaffActor
  let people = 0
  beforeAll(async () => {
    clerk = await createStaff(container(), client, "dock clerk")
    other = await createStaff(container(), client, "other dock clerk")
  })
  type Cut = { order: OrderView; buyer: Buyer; first: string; second: string; bar: string }
  /** An order of five and two pieces that is cut. */
  const cut = async (): Promise<Cut> => {
    const companyId = await createCompany(container(), `Receiver ${(people += 1)}`, 25_000_000)
    const buyer = await createBuyer(container(), client, `receiver ${people}`, {
      status: "APPROVED",
      access: "PREMIUM",
      companyId,
    })
    const [bar, next] = [0, 1].map((step) => SPARE_BARS[(people * 2 + step) % SPARE_BARS.length] ?? SPARE_BARS[0])
    const { id } = await carts.filled(buyer, { productCode: bar, amount: "2", pieces: 5 })
    await carts.add(id, { productCode: next, amount: "3", pieces: 2 }, buyer)
    const order = orderOf(await carts.orderNear(cartOf(await carts.see(id, buyer)), buyer))
    for (const verb of ["start", "process"]) adminOrderOf(await orders.verb(verb, order.id, clerk))
    const [first, second] = order.items.map((line) => line.id)
    return { order, buyer, first: first ?? "", second: second ?? "", bar: bar ?? "" }
  }
  const body = (lines: [string, number][], more: Partial<ShipPiecesBody> = {}): ShipPiecesBody => ({
    lines: lines.map(([lineId, pieces]) => ({ lineId, pieces })),
    ...{ carrier: "ABF Freight", trackingNumbers: ["123 456 789"], shippedOn: "2026-06-01", packages: 1, ...more },
  })
  const ship = ({ id }: OrderView, what: unknown, as: Actor = clerk, key?: string | null) =>
    orders.verb("shipments", id, as, { body: what, ...(key === undefined ? {} : { key }) })
  const deliver = ({ id }: OrderView, shipmentId: string, deliveredOn = "2026-06-03", as: Actor = clerk) =>
    orders.verb(`shipments/${shipmentId}/deliver`, id, as, { body: { deliveredOn } })
  /** Pieces that Medusa has fulfilled, shipped and delivered, and its fulfilments. */
  const medusaBooks = async (orderId: string) => {
    const order = await container()
      .resolve(Modules.ORDER)
      .retrieveOrder(orderId, { relations: ["items", "items.detail"] })
    const { data } = await container()
      .resolve(ContainerRegistrationKeys.QUERY)
      .graph({
        entity: "order",
        fields: ["fulfillments.*", "fulfillments.items.*", "fulfillments.labels.*"],
        filters: { id: orderId },
      })
    const sum = (field: "fulfilled_quantity" | "shipped_quantity" | "delivered_quantity") =>
      (order.items ?? []).reduce((total, { detail }) => total + Number(detail[field]), 0)
    return {
      pieces: [sum("fulfilled_quantity"), sum("shipped_quantity"), sum("delivered_quantity")],
      fulfillments: (data[0]?.fulfillments ?? []).length,
    }
  }
  const mails = async ({ orderNumber }: OrderView) => {
    const all = await container().resolve(Modules.NOTIFICATION).listNotifications({ template: "order-shipped" }, { take: null })
    return all.filter(({ data }) => data?.orderNumber === orderNumber)
  }

  describe("Pieces of an order", () => {
    it("leave in parts: the first take it in transit, the buyer follows each, and the last delivered completes it", async () => {
      const { order, buyer, first, second, bar } = await cut()
      const before = await ledgers.metal(bar)
      expect(await orders.see(order.id, clerk)).toMatchObject({ canShipPieces: true, shipments: [] })
      const one = adminOrderOf(await ship(order, body([[first, 3]])))
      expect(one).toMatchObject({ orderStatus: "IN_TRANSIT", canShipPieces: true, shipments: [{ number: 1, status: "SHIPPED" }] })
      expect((await ledgers.metal(bar)).onHand).toBe(before.onHand - 10)
      expect(await medusaBooks(order.id)).toEqual({ pieces: [3, 3, 0], fulfillments: 1 })
      expect(typeOf(await orders.verb("complete", order.id, clerk))).toEqual([409, "not_all_shipped"])
      const rest = body(
        [
          [first, 2],
          [second, 2],
        ],
        { carrier: "Own truck", trackingNumbers: [], note: "Gate 4" },
      )
      const two = adminOrderOf(await ship(order, rest))
      expect([two.canShipPieces, two.orderStatus, two.shipments.length]).toEqual([false, "IN_TRANSIT", 2])
      expect(await medusaBooks(order.id)).toEqual({ pieces: [7, 7, 0], fulfillments: 2 })
      const own = orderOf(await client.get(`/store/metal-orders/${order.orderNumber}`, { as: buyer }))
      expect(own.shipments).toMatchObject([
        {
          ...{ number: 1, carrierName: "ABF Freight", lines: [{ lineId: first, pieces: 3 }], shippedOn: "2026-06-01" },
          tracking: [{ number: "123 456 789", url: "https://arcb.com/tools/tracking.html#/123456789", seen: null }],
        },
        { number: 2, carrierName: "Own truck", note: "Gate 4", tracking: [] },
      ])
      const [a, b] = two.shipments.map(({ id }) => id)
      expect(adminOrderOf(await deliver(order, a ?? "")).orderStatus).toBe("IN_TRANSIT")
      expect(await medusaBooks(order.id)).toEqual({ pieces: [7, 7, 3], fulfillments: 2 })
      const over = adminOrderOf(await deliver(order, b ?? ""))
      expect([over.orderStatus, over.shipments.map(({ status }) => status)]).toEqual(["COMPLETED", ["DELIVERED", "DELIVERED"]])
      expect(await medusaBooks(order.id)).toEqual({ pieces: [7, 7, 7], fulfillments: 2 })
      expect(over.timeline.map(({ verb }) => verb)).toEqual(["place", "start", "process", "ship", "complete"])
      await eventually(
        () => mails(order),
        (sent) => sent.length === 2,
        20_000,
      )
      expect((await mails(order)).map(({ data }) => data?.isRest).sort()).toEqual([false, true])
    })

    it("are never more than were ordered, whoever ships them at once", async () => {
      const { order, first, second } = await cut()
      const tries = await Promise.all(
        Array.from({ length: 8 }, (_, index) => ship(order, body([[first, 2]]), index % 2 ? clerk : other)),
      )
      expect(tries.filter(({ status }) => status === 200)).toHaveLength(2)
      const refused = tries.filter(({ status }) => status !== 200)
      expect(new Set(refused.map((reply) => typeOf(reply)[1]))).toEqual(new Set(["over_shipped"]))
      const { shipments } = await orders.see(order.id, clerk)
      expect(shipments.map(({ number, lines }) => [number, lines])).toEqual(
        [1, 2].map((n) => [n, [{ lineId: first, pieces: 2 }]]),
      )
      expect(
        typeOf(
          await ship(
            order,
            body([
              [first, 1],
              [second, 3],
            ]),
          ),
        ),
      ).toEqual([409, "over_shipped"])
      expect(
        adminOrderOf(
          await ship(
            order,
            body([
              [first, 1],
              [second, 2],
            ]),
          ),
        ).canShipPieces,
      ).toBe(false)
      expect(await medusaBooks(order.id)).toEqual({ pieces: [7, 7, 0], fulfillments: 3 })
    })

    it("cannot be counted past what was ordered in the database either", async () => {
      const { order, first } = await cut()
      adminOrderOf(await ship(order, body([[first, 5]])))
      const raw = container().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const over = raw.raw("update metal_shipped_line set shipped = shipped + 1 where line_id = ?", [first])
      await expect(over).rejects.toThrow("metal_shipped_line_never_over")
    })

    it("leave once under one key, however often it is sent", async () => {
      const { order, first } = await cut()
      const same = await Promise.all(Array.from({ length: 5 }, () => ship(order, body([[first, 1]]), clerk, "one-shipment")))
      expect(same.some(({ status }) => status === 200)).toBe(true)
      expect((await orders.see(order.id, clerk)).shipments).toHaveLength(1)
      expect(typeOf(await ship(order, body([[first, 2]]), clerk, "one-shipment"))).toEqual([409, "idempotency_mismatch"])
    })

    it("leave all at once by the verb, as one shipment", async () => {
      const { order, first, second } = await cut()
      const seen = adminOrderOf(await orders.verb("ship", order.id, clerk))
      const lines = [
        { lineId: first, pieces: 5 },
        { lineId: second, pieces: 2 },
      ]
      expect(seen.shipments).toMatchObject([{ lines, carrierName: "UPS", tracking: [] }])
      const done = adminOrderOf(await orders.verb("complete", order.id, clerk))
      expect(done.shipments).toMatchObject([{ status: "DELIVERED" }])
      expect(await medusaBooks(order.id)).toEqual({ pieces: [7, 7, 7], fulfillments: 1 })
    })

    it("do not leave before they are cut, nor of an order that is over", async () => {
      const { order, first } = await cut()
      const early = orderOf(await carts.orderNear(await carts.filled(approved(), { amount: "4" }), approved()))
      expect(typeOf(await ship(early, body([[early.items[0]?.id ?? "", 1]])))).toEqual([409, "order_state"])
      for (const verb of ["ship", "complete"]) adminOrderOf(await orders.verb(verb, order.id, clerk))
      expect(typeOf(await ship(order, body([[first, 1]])))).toEqual([409, "order_state"])
    })

    it("are refused with fields that are not theirs", async () => {
      const { order, first } = await cut()
      for (const wrong of [
        { ...body([[first, 0]]) },
        { ...body([]) },
        {
          ...body([
            [first, 1],
            [first, 1],
          ]),
        },
        { ...body([[first, 1]]), carrier: "" },
        { ...body([[first, 1]]), trackingNumbers: ["<b>"] },
        { ...body([[first, 1]]), shippedOn: "yesterday" },
        { ...body([[first, 1]]), packages: 0 },
        { ...body([[first, 1]]), more: 1 },
      ]) {
        expect([wrong, (await ship(order, wrong)).status]).toEqual([wrong, 400])
      }
      expect(typeOf(await ship(order, body([["another-line", 1]])))).toEqual([409, "over_shipped"])
      expect((await orders.see(order.id, clerk)).orderStatus).toBe("PROCESSED")
    })

    it("are the desk's to ship, in our section alone, and delivered no earlier than shipped", async () => {
      const { order, buyer, first } = await cut()
      for (const as of [anonymous, buyer, stranger()]) expect((await ship(order, body([[first, 1]]), as)).status).toBe(401)
      expect((await ship(order, body([[first, 1]]), clerk, null)).status).toBe(400)
      expect((await ship({ ...order, id: "order_unknown" }, body([[first, 1]]))).status).toBe(404)
      const [shipment] = adminOrderOf(await ship(order, body([[first, 1]]))).shipments
      expect((await deliver(order, shipment?.id ?? "", "2026-05-31")).status).toBe(400)
      expect((await deliver(order, "mship_unknown")).status).toBe(404)
      for (const path of ["fulfillments", "fulfillments/ful_1/cancel", "fulfillments/ful_1/shipments"]) {
        expect(typeOf(await client.post(`/admin/orders/${order.id}/${path}`, {}, { as: clerk }))).toEqual([409, "order_state"])
      }
    })

    it("reach the order's state and Medusa's order by the reconciling job when the process died before", async () => {
      const { order, first } = await cut()
      await ledgers.orders.recordShipment({
        ...{ orderId: order.id, lines: [{ lineId: first, pieces: 2 }], trackingNumbers: [], requestKey: "died-before" },
        ordered: order.items.map(({ id, pieces, productCode }) => ({ lineId: id, pieces, productCode })),
        ...{ provider: "PENDING", carrierName: "Own truck", shippedOn: "2026-06-01", packages: 1, note: null },
        ...{ labelStatus: "NONE", createdBy: null },
      })
      await reconcileOrders(container())
      expect((await orders.see(order.id, clerk)).orderStatus).toBe("IN_TRANSIT")
      expect(await medusaBooks(order.id)).toEqual({ pieces: [2, 2, 0], fulfillments: 1 })
      await reconcileOrders(container())
      expect(await medusaBooks(order.id)).toEqual({ pieces: [2, 2, 0], fulfillments: 1 })
    })
  })

  describe("Shipments on their way with UPS", () => {
    const sent = async (numbers: string[], packages = numbers.length) => {
      const { order, buyer, first, second } = await cut()
      const today = new Date().toISOString().slice(0, 10)
      const lines: [string, number][] = [
        [first, 5],
        [second, 2],
      ]
      const by = { carrier: "UPS Ground", trackingNumbers: numbers, shippedOn: today, packages }
      adminOrderOf(await ship(order, body(lines, by)))
      return { order, buyer }
    }
    const upsTells = (tell: (number: string) => Said) => {
      ups.answer = (asked) => (asked.url.startsWith(TRACK) ? tell(asked.url.slice(TRACK.length)) : upsAnswer(asked))
    }
    const asked = (number: string) => ups.times(TRACK + number)
    const raw = (text: string, ...values: string[]) =>
      container().resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{ rows: Record<string, unknown>[] }>(text, values)
    const isDue = (orderId: string) => raw("update metal_shipment set track_due_at = now() where order_id = ?", orderId)
    afterEach(() => {
      ups.answer = upsAnswer
    })

    it("are followed for buyer and desk, asked about once by two servers, and completed when the last package is there", async () => {
      const { order, buyer } = await sent(["1Z A1", "1ZA2"])
      upsTells((number) => scanned(number, "I", "DP", "Departed from Facility"))
      await Promise.all([trackShipments(container()), trackShipments(container())])
      await trackShipments(container())
      expect([asked("1ZA1"), asked("1ZA2")]).toEqual([1, 1])
      const seen = { step: "LEFT", place: "Houston, TX", at: "2026-11-22T15:10:00", deliveryDay: "2026-11-24" }
      const own = orderOf(await client.get(`/store/metal-orders/${order.orderNumber}`, { as: buyer }))
      for (const { shipments } of [own, await orders.see(order.id, clerk)])
        expect(shipments).toMatchObject([
          {
            tracking: [
              { number: "1Z A1", seen },
              { number: "1ZA2", seen },
            ],
          },
        ])

      await isDue(order.id)
      upsTells((number) => (number === "1ZA1" ? scanned(number, "D", "FS", "DELIVERED") : { status: 503, body: "busy" }))
      await trackShipments(container())
      const half = await orders.see(order.id, clerk)
      expect([half.orderStatus, half.shipments[0]?.tracking.map((one) => one.seen?.step)]).toEqual([
        "IN_TRANSIT",
        ["DELIVERED", "LEFT"],
      ])
      const waits = `select track_failures, round(extract(epoch from track_due_at - now()) / 60)::int as minutes
        from metal_shipment where order_id = ?`
      expect((await raw(waits, order.id)).rows).toEqual([{ track_failures: 1, minutes: 15 }])

      await isDue(order.id)
      upsTells((number) => scanned(number, "D", "FS", "DELIVERED"))
      await Promise.all([trackShipments(container()), trackShipments(container())])
      expect(asked("1ZA1")).toBe(2)
      const over = await orders.see(order.id, clerk)
      expect([over.orderStatus, over.shipments[0]?.status]).toEqual(["COMPLETED", "DELIVERED"])
      expect(over.timeline.at(-1)).toMatchObject({ verb: "complete" })
      expect(await medusaBooks(order.id)).toEqual({ pieces: [7, 7, 7], fulfillments: 1 })
      const before = ups.asked.length
      await isDue(order.id)
      await trackShipments(container())
      expect(ups.asked.length).toBe(before)
    })

    it("go on when UPS knows one not, or answers nonsense, and wait for the packages that have no number", async () => {
      const [unknown, broken, good] = [await sent(["1ZB1"]), await sent(["1ZB2"]), await sent(["1ZB3"], 2)]
      upsTells((number) => {
        if (number === "1ZB1") return { status: 404, body: { response: { errors: [{ code: "TW0001", message: "Not Found" }] } } }
        return number === "1ZB2" ? { body: "<html>" } : scanned(number, "D", "FS", "DELIVERED")
      })
      await trackShipments(container())
      const steps = await Promise.all(
        [unknown, broken, good].map(async ({ order }) => {
          const { orderStatus, shipments } = await orders.see(order.id, clerk)
          return [orderStatus, shipments[0]?.tracking[0]?.seen?.step]
        }),
      )
      expect(steps).toEqual([
        ["IN_TRANSIT", undefined],
        ["IN_TRANSIT", undefined],
        ["IN_TRANSIT", "DELIVERED"],
      ])
      const { rows } = await raw(
        "select problems from metal_job_run where name = ? and problems::text like ?",
        "track-shipments",
        "%1ZB2%",
      )
      expect(rows).toEqual([{ problems: [expect.stringContaining("1ZB2")] }])
    })

    it("keep what the last who asked was told", async () => {
      const { order } = await sent(["1ZC1"])
      const first = await ledgers.orders.claimTracking()
      expect(first).toMatchObject({ order_id: order.id, tracking_numbers: ["1ZC1"] })
      expect(await ledgers.orders.claimTracking()).toBeNull()
      await isDue(order.id)
      const second = await ledgers.orders.claimTracking()
      const note = { id: first?.id ?? "", tracked: {}, isComplete: true }
      expect(await ledgers.orders.noteTracking({ ...note, asks: first?.asks ?? 0 })).toBe(false)
      expect(await ledgers.orders.noteTracking({ ...note, asks: second?.asks ?? 0 })).toBe(true)
    })

    it("are not asked about without an account", async () => {
      const { order } = await sent(["1ZD1"])
      const account = jest.spyOn(ledgers.orders, "ups", "get").mockReturnValue(null)
      await trackShipments(container())
      account.mockRestore()
      expect([asked("1ZD1"), (await orders.see(order.id, clerk)).shipments[0]?.tracking[0]?.seen]).toEqual([0, null])
    })
  })

  describe("Labels of UPS", () => {
    const labelled = (lines: [string, number][]) => body(lines, { carrier: "UPS Ground", trackingNumbers: [], labels: true })

    it("are ordered with the shipment, once, and give it its tracking numbers", async () => {
      const { order, buyer, first } = await cut()
      const before = ups.times(SHIP)
      const replies = await Promise.all(Array.from({ length: 3 }, () => ship(order, labelled([[first, 2]]), clerk, "label-key")))
      expect(replies.some(({ status }) => status === 200)).toBe(true)
      expect(ups.times(SHIP)).toBe(before + 1)
      const [shipment] = (await orders.see(order.id, clerk)).shipments
      expect(shipment).toMatchObject({
        labelStatus: "READY",
        labels: 1,
        tracking: [{ number: expect.stringMatching(/^1Z/), url: expect.stringContaining("tracknum=1Z") }],
      })
      const path = `/admin/metal-orders/${order.id}/shipments/${shipment?.id}/labels`
      const image = await client.get(`${path}/1`, { as: clerk })
      expect([image.status, image.headers.get("content-type"), image.text]).toEqual([200, "image/gif", GIF.toString()])
      expect((await client.get(`${path}/2`, { as: clerk })).status).toBe(404)
      expect((await client.get(`${path}/1`, { as: buyer })).status).toBe(401)
    })

    it("that UPS refuses leave the shipment standing, and say why", async () => {
      const { order, first } = await cut()
      ups.answer = (asked) =>
        asked.url === SHIP
          ? { status: 400, body: { response: { errors: [{ code: "120100", message: "Missing phone" }] } } }
          : upsAnswer(asked)
      const seen = adminOrderOf(await ship(order, labelled([[first, 1]])))
      ups.answer = upsAnswer
      expect(seen.shipments).toMatchObject([
        { labelStatus: "FAILED", labels: 0, labelProblem: expect.stringContaining("Missing phone") },
      ])
      expect(seen.orderStatus).toBe("IN_TRANSIT")
    })

    it("are made by UPS alone", async () => {
      const { order, first } = await cut()
      const byAnother = { ...labelled([[first, 1]]), carrier: "ABF Freight" }
      expect(typeOf(await ship(order, byAnother))).toEqual([409, "labels_unavailable"])
    })
  })
})
