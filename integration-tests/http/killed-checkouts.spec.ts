import type { PaymentMethod } from "@billet/backend/contract"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import settleCheckouts from "../../src/jobs/settle-checkouts"
import { HANGS, isMadeToHang } from "../support/call-points"
import { CardProviderOfTests } from "../support/card-provider"
import { CheckoutTrials, MOST_POINTS, type Trial } from "../support/checkout-trial"
import { eventually } from "../support/eventually"
import { ShopProcess } from "../support/shop-process"
import { shopTests } from "../support/test-shop"

const LONG = 600_000
/** As many as there are bars, so that no checkout waits for the metal of another that hangs. */
const AT_ONCE = 12
const METHODS = ["ACCOUNT", "STRIPE"] as const

type Cut = { at: number; trial: Trial }

const provider = new CardProviderOfTests()
beforeAll(() => provider.start())
afterAll(() => provider.stop())

shopTests(({ client, container }) => {
  const trials = new CheckoutTrials(client, container, "KILLED")
  let server: ShopProcess
  const restart = async (more: { stillSeconds?: number } = {}) => {
    const { databaseUrl } = container().resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
    server = await ShopProcess.start({ databaseUrl: String(databaseUrl), publishableKey: client.publishableKey, ...more })
  }
  beforeAll(async () => {
    await restart()
  })
  afterAll(() => server.kill())

  /** The database notices that nobody is there any more. */
  const connectionsEnd = async () => {
    const open = async () => {
      const { rows } = await container().resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{
        rows: { count: number }[]
      }>(`select count(*)::int as count from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`)
      return rows[0]?.count ?? 0
    }
    await eventually(open, (count) => count === 0, 10_000)
  }

  /** Checkouts of which each hangs at a call of its own, the last call first; fewer when a checkout makes fewer calls. */
  async function hangEach(method: PaymentMethod, mishap: (typeof HANGS)[number], calls: number[]): Promise<Cut[]> {
    const cut: Cut[] = []
    for (const at of calls) {
      const trial = await trials.begin(method)
      const isReached = await server.hangAt(at, mishap)
      const answered = trials.order(trial, { at: server.client }).catch(() => undefined)
      if (await isReached(answered)) cut.push({ at, trial })
    }
    return cut
  }

  async function callsOf(method: PaymentMethod): Promise<string[]> {
    const trial = await trials.begin(method)
    return await server.callsDuring(() => trials.order(trial, { at: server.client }))
  }

  it.each(METHODS.flatMap((method) => HANGS.map((mishap) => [method, mishap] as const)))(
    "A checkout by %s whose process is killed where any call %s is no order and nothing held, or one complete order",
    async (method, mishap) => {
      const names = await callsOf(method)
      expect(names.length).toBeGreaterThan(10)
      expect(names.length).toBeLessThan(MOST_POINTS)
      const calls = [...names.keys()].filter((at) => isMadeToHang(at, mishap)).reverse()
      const found: string[] = []
      for (let from = 0; from < calls.length; from += AT_ONCE) {
        const batch = calls.slice(from, from + AT_ONCE)
        const cut = await hangEach(method, mishap, batch)
        expect(cut.map(({ at }) => at)).toEqual(batch)
        await server.kill()
        await connectionsEnd()
        await restart()
        for (const { at, trial } of cut) found.push(...(await trials.half(trial)).map((one) => `call ${at}: ${one}`))
        for (const { trial } of cut) await trials.leasesEnd(trial)
        await settleCheckouts(container())
        for (const { at, trial } of cut) {
          const lostUses = names[at] === "promo.holdUse" && mishap === "hangs before" ? 1 : 0
          const again = () => trials.order(trial, { at: server.client })
          const problems = await trials.judge(trial, { again, lostUses })
          found.push(...problems.map((one) => `call ${at}, ${names[at]}: ${one}`))
        }
      }
      expect(found).toEqual([])
    },
    LONG,
  )

  it("A server that stands still in a checkout, as its machine may, soon keeps nobody else from the metal", async () => {
    await server.kill()
    await restart({ stillSeconds: 5 })
    const still = await trials.begin("ACCOUNT")
    const next = await trials.begin("ACCOUNT", still.productCode)
    const at = (await callsOf("ACCOUNT")).indexOf("catalogue.confirmReservations")
    const isReached = await server.hangAt(at, "hangs after")
    const answered = trials.order(still, { at: server.client }).catch(() => undefined)
    expect(await isReached(answered)).toBe(true)
    server.signal("SIGSTOP")
    expect((await trials.order(next)).status).toBe(201)
    expect(await trials.half(still)).toEqual([])
    server.signal("SIGCONT")
    await server.kill()
    await restart()
    await trials.settledLater(still)
    const { metal } = next
    expect(await trials.judge({ ...still, metal: { ...metal, reserved: metal.reserved + 1 } })).toEqual([])
  }, 120_000)
})
