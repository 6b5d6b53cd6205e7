import type { PricingFacts } from "@billet/backend/pricing"
import { calculatePrice } from "@billet/backend/pricing"
import { Client } from "pg"
import { eventually } from "../../../../integration-tests/support/eventually"
import { pricingModuleTests } from "../../../../integration-tests/support/pricing-module"
import { customPriceContent, ruleContent } from "../../../../integration-tests/support/pricing-rows"

const BAR = "718 RB 04500 SA120"
/** One poll is 100 ms and an edit has to be live in 200; the rest is room for a busy machine. */
const SOON = 2_000
const STAFF = { actorId: "user_1" }

const facts = (parts: Partial<PricingFacts["buyer"]> = {}): PricingFacts => ({
  item: { productCode: BAR, averageCostPerInch: 10, averageCostPerLb: 5, averageCostPerKg: 11 },
  line: { amount: "10", unit: "in", pieces: 1, weightInPounds: 47, lengthInInches: 10 },
  buyer: { customerSegment: "INC", ...parts },
  coid: "INC",
  date: "2026-06-01",
})

pricingModuleTests(({ service, dbConfig, MikroOrmWrapper }) => {
  const total = async (parts: Partial<PricingFacts["buyer"]> = {}) => calculatePrice(await service.priceBook(), facts(parts))?.finalPrice
  const sql = (text: string, values: unknown[] = []) => MikroOrmWrapper.getManager().execute(text, values)
  const becomes = (expected: number, parts: Partial<PricingFacts["buyer"]> = {}) => eventually(() => total(parts), (value) => value === expected, SOON)

  describe("The price book", () => {
    afterEach(async () => await service.__hooks.onApplicationShutdown())

    it("is the catalogue's prices while there are no rules", async () => {
      expect(await total()).toBe(100)
      expect(await service.brokenRows()).toEqual([])
    })

    it("follows a rule that is added, changed, archived and taken back, each within moments", async () => {
      expect(await total()).toBe(100)
      const id = await service.saveRule({ ...STAFF, rule: ruleContent("Five off") })
      await becomes(95)
      await service.saveRule({ ...STAFF, rule: ruleContent("Ten off", { actions: [{ type: "PERCENTAGE_DISCOUNT", percentage: 10 }] }), at: { id, version: 1 } })
      const took = await becomes(90)
      expect(took).toBeLessThan(SOON)
      await service.setRuleStatus({ ...STAFF, id, version: 2, status: "ARCHIVED" })
      await becomes(100)
      await service.setRuleStatus({ ...STAFF, id, version: 3, status: "ACTIVE" })
      await becomes(90)
    })

    it("follows changes of any row by hand: a rule, its condition, its action, its tier, and a table emptied", async () => {
      const tiers = [
        { minValue: 0, maxValue: 20, price: 9 },
        { minValue: 20, maxValue: null, price: 8 },
      ]
      await service.saveRule({
        ...STAFF,
        rule: ruleContent("Tiers", {
          conditions: [{ field: "pieces", operator: "LESS_THAN", value: 5 }],
          actions: [{ type: "TIERED_PRICING", unit: "in", tiers }],
        }),
      })
      expect(await total()).toBe(90)
      await sql("update metal_pricing_tier set price_e4 = 70000 where min_value_e4 = 0")
      await becomes(70)
      await sql(`update metal_pricing_condition set value = '1'`)
      await becomes(100)
      await sql("delete from metal_pricing_condition")
      await becomes(70)
      await sql("update metal_pricing_action set type = 'PRICE_PER_UNIT', price_per_unit_e4 = 60000")
      await sql("delete from metal_pricing_tier")
      await becomes(60)
      await sql("update metal_pricing_rule set expiry_date = '2026-05-31'")
      await becomes(100)
      await sql("update metal_pricing_rule set expiry_date = null")
      await becomes(60)
      await sql("truncate metal_pricing_rule cascade")
      await becomes(100)
    })

    it("prices a company's buyers by its contract and nobody else, as soon as it is written, changed or switched off", async () => {
      expect(await total({ companyId: "co_1" })).toBe(100)
      const id = await service.saveCustomPrice({ price: customPriceContent(BAR, "co_1", 7.25), actorId: null })
      await becomes(72.5, { companyId: "co_1" })
      expect(await total({ companyId: "co_2" })).toBe(100)
      await sql("update metal_custom_price set company_id = 'co_2' where id = ?", [id])
      await becomes(72.5, { companyId: "co_2" })
      expect(await total({ companyId: "co_1" })).toBe(100)
      await service.saveCustomPrice({ price: customPriceContent(BAR, "co_2", 7.25, { isActive: false }), actorId: null, at: { id, version: 2 } })
      await becomes(100, { companyId: "co_2" })
    })

    it("leaves out a rule that was broken by hand, says so once and prices by the others", async () => {
      await service.saveRule({ ...STAFF, rule: ruleContent("Sound") })
      const id = await service.saveRule({ ...STAFF, rule: ruleContent("Broken", { conditions: [{ field: "pieces", operator: "GREATER_THAN", value: 0 }] }) })
      expect(await total()).toBe(90.25)
      for (const value of [`'"many"'`, `'[1, 2]'`, "'{}'"]) {
        await sql(`update metal_pricing_condition set value = ${value} where rule_id = ?`, [id])
        await becomes(95)
        expect(await service.brokenRows()).toMatchObject([{ kind: "rule", id, name: "Broken" }])
      }
      await sql("update metal_pricing_action set type = 'FREE' where rule_id = ?", [id])
      await eventually(async () => (await service.brokenRows())[0]?.fields, (fields) => fields?.some(({ field }) => field === "actions.0.type") ?? false)
      expect(await total()).toBe(95)
    })

    it("leaves out a custom price that was broken by hand", async () => {
      const id = await service.saveCustomPrice({ price: customPriceContent(BAR, "co_1", 7), actorId: null })
      expect(await total({ companyId: "co_1" })).toBe(70)
      await sql("update metal_custom_price set custom_price_e4 = -1 where id = ?", [id])
      await becomes(100, { companyId: "co_1" })
      expect(await service.brokenRows()).toMatchObject([{ kind: "custom-price", id }])
      await sql("update metal_custom_price set custom_price_e4 = 60000 where id = ?", [id])
      await becomes(60, { companyId: "co_1" })
      expect(await service.brokenRows()).toEqual([])
    })

    it("misses nothing when transactions commit in another order than they began", async () => {
      const clients = await Promise.all(
        [1, 2].map(async () => {
          const client = new Client({ connectionString: dbConfig.clientUrl })
          await client.connect()
          return client
        }),
      )
      const [early, late] = clients as [Client, Client]
      const ids = [await service.saveRule({ ...STAFF, rule: ruleContent("One") }), await service.saveRule({ ...STAFF, rule: ruleContent("Two") })]
      expect(await total()).toBe(90.25)
      const switchOff = "update metal_pricing_rule set status = 'INACTIVE' where id = $1"
      await early.query("begin")
      await early.query(switchOff, [ids[0]])
      await late.query("begin")
      await late.query(switchOff, [ids[1]])
      await late.query("commit")
      await becomes(95)
      await early.query("commit")
      await becomes(100)
      await Promise.all(clients.map((client) => client.end()))
    })

    it("loads everything anew when the log of changes no longer reaches back", async () => {
      expect(await total()).toBe(100)
      await MikroOrmWrapper.getManager().transactional(async (manager) => {
        await manager.execute("insert into metal_pricing_rule (id, name, status) values ('mprl_hand', 'By hand', 'ACTIVE')")
        await manager.execute(
          "insert into metal_pricing_action (id, rule_id, type, percentage_e4) values ('mpra_hand', 'mprl_hand', 'PERCENTAGE_DISCOUNT', 400000)",
        )
      })
      await sql("update metal_pricing_change set changed_at = now() - interval '2 hours'")
      await sql("update metal_pricing_version set version = version + 3")
      await service.pruneBookChanges()
      await becomes(60)
    })

    it("keeps ten thousand rules and a hundred thousand custom prices without holding the server up for long", async () => {
      await sql(`insert into metal_pricing_rule (id, name, status, priority, product_codes)
        select 'mprl_' || n, 'Rule ' || n, 'ACTIVE', n % 50, array['CODE ' || n % 3000] from generate_series(1, 10000) n`)
      await sql(`insert into metal_pricing_condition (id, rule_id, field, operator, value)
        select 'mprc_' || n, 'mprl_' || n, 'pieces', 'GREATER_THAN', to_jsonb(n % 20) from generate_series(1, 10000) n`)
      await sql(`insert into metal_pricing_action (id, rule_id, type, percentage_e4)
        select 'mpra_' || n, 'mprl_' || n, 'PERCENTAGE_DISCOUNT', 20000 from generate_series(1, 10000) n`)
      await sql(`insert into metal_custom_price (id, product_code, company_id, custom_price_e4, unit)
        select 'mcpr_' || n, 'CODE ' || n % 50000, 'co_' || n % 1999, 50000, 'in' from generate_series(1, 100000) n`)
      const book = await service.priceBook()
      expect([book.rules.all.length, book.customPrices.size]).toEqual([10_000, 100_000])
      const longest = await longestPause(async () => {
        await service.saveCustomPrice({ price: customPriceContent(BAR, "co_7", 7), actorId: null })
        await becomes(70, { companyId: "co_7" })
      })
      // Compiling all of them at once takes several times as long, on a busy machine too.
      expect(longest).toBeLessThan(1_000)
    })
  })
})

/** The longest that nothing else could run while something ran, in milliseconds. */
async function longestPause(run: () => Promise<void>): Promise<number> {
  let [longest, last] = [0, performance.now()]
  const tick = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const timer = setInterval(tick, 1)
  await run()
  clearInterval(timer)
  tick()
  return longest
}
