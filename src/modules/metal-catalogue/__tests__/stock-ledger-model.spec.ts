import fc from "fast-check"
import { catalogueModuleTests } from "../../../../integration-tests/support/catalogue-module"
import { barNamed, heatFields } from "../../../../integration-tests/support/feed-rows"
import { importHeats, importStock } from "../../../../integration-tests/support/module-feeds"

jest.setTimeout(120_000)

const CODES = ["718 RB 04500 SA120", "4140 RB 06000 QT110"]
const COIDS = ["INC", "EUR"]

type Line = { product: number; inches: number; pieces: number }
type Operation =
  { kind: "reserve"; cart: number; lines: Line[] } | { kind: "confirm" | "releaseCart" | "releaseOrder" | "deduct"; cart: number }

const cart = fc.nat({ max: 4 })
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("reserve" as const),
      cart,
      lines: fc.array(
        fc.record({
          product: fc.nat({ max: 1 }),
          inches: fc.integer({ min: 1, max: 70 }),
          pieces: fc.integer({ min: 1, max: 3 }),
        }),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("confirm" as const, "releaseCart" as const, "releaseOrder" as const, "deduct" as const),
      cart,
    }),
  },
)

type Held = { cart: number; key: string; level: number; inches: number; status: "HELD" | "RESERVED" | "RELEASED" | "DEDUCTED" }
type Level = { onHand: number; longest: number }

/** The ledger as the plainest code that could be right: lists, walked from the start each time. */
class LedgerModel {
  levels: Level[] = []
  held: Held[] = []

  constructor() {
    for (const _code of CODES) this.levels.push({ onHand: 150, longest: 60 }, { onHand: 50, longest: 50 })
  }

  reserved(level: number): number {
    return this.held
      .filter((one) => one.level === level && ["HELD", "RESERVED"].includes(one.status))
      .reduce((sum, one) => sum + one.inches, 0)
  }

  apply(operation: Operation): boolean {
    if (operation.kind === "reserve") return this.reserve(operation)
    const from = operation.kind === "confirm" || operation.kind === "releaseCart" ? "HELD" : "RESERVED"
    for (const one of this.held.filter((held) => held.cart === operation.cart && held.status === from)) {
      if (operation.kind === "deduct") {
        const level = this.levels[one.level]
        if (level) level.onHand -= one.inches
      }
      one.status = operation.kind === "confirm" ? "RESERVED" : operation.kind === "deduct" ? "DEDUCTED" : "RELEASED"
    }
    return true
  }

  /** A cart that has been ordered cannot be reserved again; otherwise all lines fit or nothing changes. */
  private reserve({ cart, lines }: { cart: number; lines: Line[] }): boolean {
    const before = this.held.map((one) => ({ ...one }))
    for (const one of this.held) if (one.cart === cart && one.status === "HELD") one.status = "RELEASED"
    const fits = lines.every((line, position) => this.take(cart, `${cart}-${position}`, line))
    if (!fits) this.held = before
    return fits
  }

  private take(cart: number, key: string, { product, inches, pieces }: Line): boolean {
    if (this.held.some((one) => one.key === key && one.status !== "RELEASED")) return false
    const total = inches * pieces
    for (const level of [product * 2, product * 2 + 1]) {
      const { onHand = 0, longest = 0 } = this.levels[level] ?? {}
      if (onHand - this.reserved(level) < total || longest < inches) continue
      this.held.push({ cart, key, level, inches: total, status: "HELD" })
      return true
    }
    return false
  }
}

catalogueModuleTests(({ service, MikroOrmWrapper }) => {
  const run = async (operation: Operation): Promise<boolean> => {
    const cartId = `cart_${operation.cart}`
    const orderId = `order_${operation.cart}`
    if (operation.kind === "confirm") await service.confirmReservations(cartId, orderId)
    if (operation.kind === "releaseCart") await service.releaseReservations({ cartId })
    if (operation.kind === "releaseOrder") await service.releaseReservations({ orderId })
    if (operation.kind === "deduct") await service.deductReservations(orderId)
    if (operation.kind !== "reserve") return true
    const lines = operation.lines.map(({ product, inches, pieces }, position) => ({
      line_id: `${operation.cart}-${position}`,
      product_code: CODES[product] ?? "",
      piece_mils: inches * 1000,
      mils: inches * pieces * 1000,
    }))
    return await service.reserveLines(cartId, lines).then(
      () => true,
      () => false,
    )
  }
  const levels = async () =>
    (await MikroOrmWrapper.getManager().execute(
      `select l.on_hand_mils / 1000 as "onHand", l.reserved_mils / 1000 as reserved from metal_stock_level l
       join metal_stock_item i on i.id = l.item_id
       order by array_position(?::text[], i.product_code), array_position(string_to_array(i.coid, ','), l.coid)`,
      [`{${CODES.map((code) => `"${code}"`).join(",")}}`],
    )) as { onHand: number; reserved: number }[]

  const startAnew = async () => {
    await MikroOrmWrapper.getManager().execute("delete from metal_reservation")
    await MikroOrmWrapper.getManager().execute(
      "update metal_stock_level set reserved_mils = 0, on_hand_mils = case coid when 'INC' then 150000 else 50000 end",
    )
  }

  it("The stock ledger does what a list of holds would do, whatever carts and orders ask of it", async () => {
    await importStock(
      service,
      CODES.map((code) => barNamed(code, { coid: COIDS.join(",") })),
    )
    await importHeats(
      service,
      CODES.flatMap((productCode, index) => [
        heatFields({ stockItemId: `I${index}`, productCode, coid: "INC", lengthsInInches: "60|60|30" }),
        heatFields({ stockItemId: `E${index}`, productCode, coid: "EUR", pieces: "1", lengthsInInches: "50" }),
      ]),
    )
    const property = fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 14 }), async (operations) => {
      const model = new LedgerModel()
      for (const one of operations) {
        expect([one, await run(one)]).toEqual([one, model.apply(one)])
        expect(await levels()).toEqual(model.levels.map(({ onHand }, index) => ({ onHand, reserved: model.reserved(index) })))
      }
    })
    await fc.assert(property.beforeEach(startAnew), { numRuns: 60 })
  })
})
