import { addLine, removeLine, updateLine, type CartLine, type CartView, type MergeLine } from "@billet/backend/contract"
import { Modules } from "@medusajs/framework/utils"
import fc from "fast-check"
import { loadCart, saveCart } from "../../storefront/src/features/cart/stored-cart"
import { CartCalls, cartOf } from "../support/cart-calls"
import type { Actor } from "../support/http-client"
import { COSTS, SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, type Buyer } from "../support/shop-people"
import { addPromo } from "../support/shop-prices"
import { shopTests } from "../support/test-shop"

const CODES = [SPARE_BARS[0], SPARE_BARS[1], SPARE_BARS[2]]
const PROMO = "MODELTEN"
const PERCENT = 10
const RUNS = 40

const choice = fc.nat(30)
const pieces = fc.integer({ min: 1, max: 60 })
const amount = fc.constantFrom("6", "6.0", "06", "12.5", "12.50", "24")
const unit = fc.constantFrom("in" as const, "lb" as const)
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("add" as const), code: fc.constantFrom(...CODES), amount, unit, pieces }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ do: fc.constant("update" as const), at: choice },
      changes: fc.record({ amount, unit, pieces }, { requiredKeys: [] }),
    }),
  },
  fc.record({ do: fc.constant("remove" as const), at: choice }),
  fc.record({ do: fc.constantFrom("promo", "no promo", "sign in", "sign out", "expire", "lose the cookie") }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Ten-thousandths of a dollar, rounded half to even to cents, as dollars. */
function dollars(tenThousandths: bigint, per = 1n): number {
  const unitOfCents = 100n * per
  const [whole, rest] = [tenThousandths / unitOfCents, tenThousandths % unitOfCents]
  const up = rest * 2n > unitOfCents || (rest * 2n === unitOfCents && whole % 2n === 1n)
  return Number(whole + (up ? 1n : 0n)) / 100
}

/** What a line costs at list prices, with so many percent off. */
function costOf({ amount: each, unit: by, pieces: count }: MergeLine, percentOff: number): number {
  const cost = BigInt(Math.round((by === "lb" ? COSTS.lb : COSTS.inch) * 10_000))
  const tenths = BigInt(Math.round(Number(each) * 10))
  return dollars(cost * tenths * BigInt(count) * BigInt(100 - percentOff), 1000n)
}

/** A browser's storage. */
function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
}

shopTests(({ client, container, anonymous, companyId }) => {
  const carts = new CartCalls(client)
  let people = 0
  beforeAll(async () => {
    await addPromo(container(), PROMO, { percentage: PERCENT })
  })

  /** The cart as its buyer's browser would reckon it by the contract's rules, beside the server's. */
  class Pair {
    lines: MergeLine[] = []
    promo = false
    signedIn = false
    /** What the buyer left open when they signed out. */
    private own: { lines: MergeLine[]; promo: boolean } | null = null
    private ids = 0
    private readonly browser = storage()
    constructor(
      private cart: CartView,
      private readonly buyer: Buyer,
    ) {}

    private get as(): Actor {
      return this.signedIn ? this.buyer : anonymous
    }
    private line = (body: Omit<MergeLine, "id">): MergeLine => ({ ...body, id: `line ${(this.ids += 1)}` })
    /** The server's id of a line of the model. */
    private idOf = ({ productCode, amount: each, unit: by }: MergeLine) =>
      this.cart.items.find((one) => one.productCode === productCode && one.unit === by && Number(one.amount) === Number(each))
        ?.id ?? "none"

    async take(one: Step): Promise<void> {
      if (one.do === "add") {
        const body = { productCode: one.code, amount: one.amount, unit: one.unit, pieces: one.pieces }
        this.lines = addLine(this.lines, this.line(body)).lines
        this.cart = cartOf(await carts.add(this.cart.id, body, this.as))
      } else if (one.do === "update" || one.do === "remove") await this.change(one)
      else if (one.do === "promo" || one.do === "no promo") await this.promote(one.do === "promo")
      else if (one.do === "sign in") await this.signIn()
      else if (one.do === "sign out") await this.signOut()
      else if (one.do === "expire") await this.expire()
      else await this.loseCookie()
      this.agrees()
    }

    private async change(one: Extract<Step, { do: "update" | "remove" }>): Promise<void> {
      const line = this.lines[one.at % Math.max(this.lines.length, 1)]
      if (!line) return
      const id = this.idOf(line)
      if (one.do === "remove") {
        this.lines = removeLine(this.lines, { id: line.id }).lines
        this.cart = cartOf(await carts.remove(this.cart.id, id, this.as))
      } else if (this.signedIn && Object.keys(one.changes).length > 0) {
        this.lines = updateLine(this.lines, line.id, one.changes).lines
        this.cart = cartOf(await carts.change(this.cart.id, id, one.changes, this.as))
      }
    }

    private async promote(wanted: boolean): Promise<void> {
      if (!this.signedIn || this.lines.length === 0) return
      const reply = wanted
        ? await carts.promo(this.cart.id, PROMO, this.as)
        : this.promo
          ? await carts.dropPromo(this.cart.id, this.as)
          : null
      if (reply) this.cart = cartOf(reply)
      this.promo = wanted
    }

    /** A visitor's lines join those that the buyer left, by the rule of adding. */
    private async signIn(): Promise<void> {
      if (this.signedIn) return
      this.cart = cartOf(await carts.claim(this.cart.id, this.buyer))
      if (this.own) this.lines = this.lines.reduce((lines, line) => addLine(lines, line).lines, this.own.lines)
      this.promo = this.own?.promo ?? false
      this.signedIn = true
    }

    /** The next visitor at this browser begins with nothing. */
    private async signOut(): Promise<void> {
      if (!this.signedIn) return
      this.own = { lines: this.lines, promo: this.promo }
      this.lines = []
      this.promo = false
      this.signedIn = false
      this.cart = await carts.open(anonymous)
    }

    /** A day has passed since the cart was priced. */
    private async expire(): Promise<void> {
      const service = container().resolve(Modules.CART)
      const { metadata } = await service.retrieveCart(this.cart.id)
      const priced_at = new Date(Date.now() - 25 * 3_600_000).toISOString()
      await service.updateCarts(this.cart.id, { metadata: { ...metadata, priced_at } })
      this.cart = cartOf(await carts.see(this.cart.id, this.as))
    }

    /** Only what the browser kept is left; a visitor's cart is made anew of it. */
    private async loseCookie(): Promise<void> {
      if (this.signedIn) return
      saveCart(this.browser, this.cart.items)
      const lines = loadCart(this.browser)
      this.cart = await carts.open(anonymous)
      if (lines.length === 0) return
      this.cart = cartOf(await client.post(`/store/metal-carts/${this.cart.id}/lines/many`, { lines }, { as: anonymous }))
    }

    private agrees(): void {
      const percentOff = this.promo && this.signedIn ? PERCENT : 0
      const expected = this.lines.map((line) => ({
        key: `${line.productCode} ${Number(line.amount)} ${line.unit}`,
        pieces: line.pieces,
        itemTotal: this.signedIn ? costOf(line, percentOff) : 0,
      }))
      const seen = this.cart.items.map((line: CartLine) => ({
        key: `${line.productCode} ${Number(line.amount)} ${line.unit}`,
        pieces: line.pieces,
        itemTotal: line.itemTotal,
      }))
      const inOrder = <T extends { key: string }>(rows: T[]) => [...rows].sort((a, b) => (a.key < b.key ? -1 : 1))
      expect(inOrder(seen)).toEqual(inOrder(expected))
      const sum = expected.reduce((total, { itemTotal }) => total + Math.round(itemTotal * 100), 0)
      expect(Math.round(this.cart.total * 100)).toBe(sum)
    }
  }

  it("A cart under any sequence of changes has the lines and totals that the browser's rules give", async () => {
    const run = async (steps: Step[]) => {
      const facts = { status: "APPROVED", access: "PREMIUM", companyId: companyId() } as const
      const buyer = await createBuyer(container(), client, `model buyer ${(people += 1)}`, facts)
      const pair = new Pair(await carts.open(anonymous), buyer)
      for (const one of steps) await pair.take(one)
    }
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 18 }), run), { numRuns: RUNS, endOnFailure: true })
  }, 300_000)
})
