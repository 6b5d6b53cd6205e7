import type { PaymentMethod } from "@billet/backend/contract"
import settleCheckouts from "../../src/jobs/settle-checkouts"
import { CallPoints, HANGS, isMadeToHang, MISHAPS } from "../support/call-points"
import { CardProviderOfTests } from "../support/card-provider"
import { checkoutServices } from "../support/checkout-services"
import { CheckoutTrials, MOST_POINTS } from "../support/checkout-trial"
import { shopTests } from "../support/test-shop"

const LONG = 600_000
/** Longer than a checkout takes that nothing is in the way of. */
const TURN_MILLISECONDS = 400
const METHODS = ["ACCOUNT", "STRIPE"] as const

const provider = new CardProviderOfTests()
beforeAll(() => provider.start())
afterAll(() => provider.stop())

shopTests(({ client, container }) => {
  const trials = new CheckoutTrials(client, container, "EVERYSTEP")
  let points: CallPoints
  beforeAll(() => {
    points = new CallPoints(checkoutServices(container()))
  })
  afterAll(() => points.restore())
  const pause = () => new Promise((resolve) => setTimeout(resolve, TURN_MILLISECONDS))

  type Broken = (at: number, method: PaymentMethod) => Promise<string[] | null>

  /** Runs something at the calls of a checkout, and fails with all that was wrong at any. */
  async function atCalls(method: PaymentMethod, broken: Broken, isWanted = (_at: number) => true): Promise<void> {
    const found: string[] = []
    for (let at = 0; at < MOST_POINTS; at += 1) {
      if (!isWanted(at)) continue
      const problems = await broken(at, method)
      if (problems === null) return expect(found).toEqual([])
      found.push(...problems.map((one) => `call ${at}: ${one}`))
    }
    throw new Error("A checkout makes more calls than are looked at")
  }

  const throwing =
    (mishap: (typeof MISHAPS)[number]): Broken =>
    async (at, method) => {
      const trial = await trials.begin(method)
      const wasReached = await points.breaking(at, mishap, () => trials.order(trial))
      await trials.settledLater(trial)
      const problems = await trials.judge(trial)
      return wasReached ? problems : null
    }

  /** Nobody hears of it until its leases are over and another was at work on the cart; then it goes on. */
  const hanging =
    (mishap: (typeof HANGS)[number]): Broken =>
    async (at, method) => {
      const trial = await trials.begin(method)
      const { reached, goOn, done } = points.hanging(at, mishap, () => trials.order(trial))
      const wasReached = await reached
      const half = await trials.half(trial)
      await trials.leasesEnd(trial)
      const settled = settleCheckouts(container())
      await Promise.race([settled, pause()])
      const another = trials.order(trial, { key: `${trial.key}-another` })
      await Promise.race([another, pause()])
      goOn()
      await Promise.all([done, another, settled])
      await trials.settledLater(trial)
      const problems = await trials.judge(trial)
      return wasReached ? [...half, ...problems] : null
    }

  it("A checkout passes the points that are broken below", async () => {
    const seen = async (method: PaymentMethod) => {
      const trial = await trials.begin(method)
      return await points.during(() => trials.order(trial))
    }
    const [account, card] = [await seen("ACCOUNT"), await seen("STRIPE")]
    const both = ["order.claimKey", "locks.acquire", "promo.holdUse", "company.takeSpending", "catalogue.reserveLines"]
    const ends = ["company.chargeHolds", "promo.confirmUse", "catalogue.confirmReservations", "order.createOrderRecord"]
    const after = ["locks.release", "order.saveAnswer"]
    for (const calls of [account, card]) {
      expect(calls).toEqual(expect.arrayContaining([...both, ...ends, ...after]))
      expect(calls.length).toBeLessThan(MOST_POINTS)
    }
    expect(account).toContain("company.holdCredit")
    expect(card).toEqual(
      expect.arrayContaining(["payment.createPaymentSession", "links.create", "payment.authorizePaymentSession"]),
    )
  })

  describe.each(METHODS)("A checkout by %s", (method) => {
    it.each(MISHAPS)(
      "of which any call %s ends in no order and nothing held, or in one complete order",
      (mishap) => atCalls(method, throwing(mishap)),
      LONG,
    )

    it.each(HANGS)(
      "of which any call %s is nobody's half order, and one complete order in the end",
      (mishap) => atCalls(method, hanging(mishap), (at) => isMadeToHang(at, mishap)),
      LONG,
    )
  })
})
