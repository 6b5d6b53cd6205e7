import fc from "fast-check"
import { canPaymentTransition } from "./payment-transitions"
import { settleCard, type CardIntent, type CardOrder } from "./card-payment"
import { CardHistory, STEPS } from "./testing/card-history"

const TOTAL = 739_513
const order = (changes: Partial<CardOrder> = {}): CardOrder => ({
  orderStatus: "PENDING",
  paymentStatus: "PENDING",
  totalCents: TOTAL,
  ...changes,
})
const intent = (changes: Partial<CardIntent> = {}): CardIntent => ({
  status: "requires_payment_method",
  receivedCents: 0,
  refundedCents: 0,
  failed: false,
  ...changes,
})
const PAID = intent({ status: "succeeded", receivedCents: TOTAL })

describe("A card payment of an order that stands", () => {
  it.each<[string, CardOrder, CardIntent, string[]]>([
    ["is paid when the whole total was received", order(), PAID, ["PAID"]],
    ["is paid by way of PENDING after it had failed", order({ paymentStatus: "FAILED" }), PAID, ["PENDING", "PAID"]],
    ["stays paid", order({ paymentStatus: "PAID" }), PAID, []],
    ["stays paid when a part is refunded", order({ paymentStatus: "PAID" }), { ...PAID, refundedCents: 100 }, []],
    ["waits for the buyer", order(), intent(), []],
    ["waits for the bank", order(), intent({ status: "processing" }), []],
    ["fails when the card is refused", order(), intent({ failed: true }), ["FAILED"]],
    ["fails when it was withdrawn", order(), intent({ status: "canceled" }), ["FAILED"]],
    ["fails once", order({ paymentStatus: "FAILED" }), intent({ failed: true }), []],
    [
      "is open again when the buyer tries another card",
      order({ paymentStatus: "FAILED" }),
      intent({ status: "requires_action" }),
      ["PENDING"],
    ],
  ])("%s", (_name, facts, now, moves) => {
    expect(settleCard(facts, now)).toMatchObject({
      moves,
      refundCents: 0,
      cancelIntent: false,
      closed: false,
      wrongAmount: false,
    })
  })

  it.each([TOTAL - 1, TOTAL + 1])("of %d cents, which is not its total, is left to a person", (receivedCents) => {
    expect(settleCard(order(), { ...PAID, receivedCents })).toMatchObject({ moves: [], wrongAmount: true })
  })
})

describe("A card payment of a cancelled order", () => {
  const cancelled = order({ orderStatus: "CANCELLED" })
  it.each<[string, CardIntent, { refundCents: number; cancelIntent: boolean; closed: boolean }]>([
    ["is withdrawn while it is open", intent(), { refundCents: 0, cancelIntent: true, closed: false }],
    [
      "is waited for while the bank works on it",
      intent({ status: "processing" }),
      { refundCents: 0, cancelIntent: false, closed: false },
    ],
    ["is given back when it arrives late", PAID, { refundCents: TOTAL, cancelIntent: false, closed: false }],
    [
      "gives back what is left",
      { ...PAID, refundedCents: 500 },
      { refundCents: TOTAL - 500, cancelIntent: false, closed: false },
    ],
    [
      "is closed when all of it was given back",
      { ...PAID, refundedCents: TOTAL },
      { refundCents: 0, cancelIntent: false, closed: true },
    ],
    ["is closed when it was withdrawn", intent({ status: "canceled" }), { refundCents: 0, cancelIntent: false, closed: true }],
  ])("%s", (_name, now, settled) => {
    expect(settleCard(cancelled, now)).toMatchObject({ moves: [], ...settled })
  })
})

describe("Any history of buyer, bank, desk, messages and crashes", () => {
  it("ends in one order that is paid exactly, or in no money kept, and takes only allowed moves", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(9)), { maxLength: 40 }), (steps) => {
        const history = new CardHistory(TOTAL)
        for (const [step, choice] of steps) history.take(step, choice)
        history.reconcile()
        for (const [from, to] of history.moves) expect(canPaymentTransition(from, to)).toBe(true)
        expect(history.books()).toEqual(history.expectedBooks())
        expect(history.moves.filter(([, to]) => to === "PAID").length).toBeLessThanOrEqual(1)
        const before = history.effects
        history.reconcile()
        expect(history.effects).toBe(before)
      }),
      { numRuns: 10_000 },
    )
  })
})
