import { pricingModuleTests } from "../../../../integration-tests/support/pricing-module"
import { ruleContent } from "../../../../integration-tests/support/pricing-rows"
import { toPricingRule } from "../rule-row"

const [DANA, SAM] = ["user_dana", "user_sam"]
/** Any rule will do. */
const newRules = (count: number) => Array.from({ length: count }, (_, index) => ruleContent(`R${index}`))
const percent = (percentage: number) => ({ actions: [{ type: "PERCENTAGE_DISCOUNT" as const, percentage }] })

pricingModuleTests(({ service, MikroOrmWrapper }) => {
  const sql = (text: string, values: unknown[] = []) => MikroOrmWrapper.getManager().execute(text, values)
  const read = async (id: string) => {
    const [row] = await service.readRules({ ids: [id] })
    if (!row) throw new Error(`There is no rule ${id}`)
    return row
  }
  const history = async (id: string) => (await service.readRuleVersions({ ruleId: id, limit: 50, offset: 0 })).rows
  const outcomes = <T>(results: PromiseSettledResult<T>[]) =>
    results.map((result) => (result.status === "fulfilled" ? "saved" : String((result.reason as { code?: string }).code))).sort()

  describe("A rule", () => {
    it("comes back as it was saved, with large prices, lists and every kind of condition value", async () => {
      const content = ruleContent("Everything", {
        description: "All parts",
        status: "DRAFT",
        priority: -3,
        coids: ["INC", "EUR"],
        customerSegments: ["OEM"],
        productCodes: ["718 RB 04500 SA120"],
        effectiveDate: "2026-01-01",
        expiryDate: "2026-12-31",
        category: "Volume",
        tags: ["spring"],
        conditions: [
          { field: "stockGrade", operator: "IN", value: ["718", "625"] },
          { field: "outerDiameter", operator: "BETWEEN", value: [0.125, 12.5] },
          { field: "isSpecialOffer", operator: "EQUALS", value: false },
          { field: "totalWeightInPounds", operator: "GREATER_THAN", value: 1000.5 },
          { field: "productCondition", operator: "CONTAINS", value: "annealed" },
        ],
        actions: [
          {
            type: "TIERED_PRICING",
            unit: "lb",
            tiers: [
              { minValue: 0, maxValue: 100.5, price: 9_999_999.9999, unit: "piece" },
              { minValue: 100.5, maxValue: null, price: 0.0001 },
            ],
          },
          { type: "PERCENTAGE_MARKUP", percentage: 12.3456 },
        ],
      })
      const id = await service.saveRule({ rule: content, actorId: DANA })
      const row = await read(id)
      expect(toPricingRule(row)).toEqual({ id, ...content })
      expect(row).toMatchObject({ version: 1, created_by: DANA, updated_by: DANA })
    })

    it("gets one new version from each change, however many rows of it change", async () => {
      const id = await service.saveRule({ rule: ruleContent("One"), actorId: DANA })
      await service.saveRule({ rule: ruleContent("One", { ...percent(7), conditions: [{ field: "pieces", operator: "GREATER_THAN", value: 2 }] }), actorId: SAM, at: { id, version: 1 } })
      expect(await read(id)).toMatchObject({ version: 2, created_by: DANA, updated_by: SAM })
      await sql("update metal_pricing_action set percentage_e4 = 80000 where rule_id = ?", [id])
      expect((await read(id)).version).toBe(3)
    })

    it("refuses an edit that started from an earlier version, with nothing of it written", async () => {
      const id = await service.saveRule({ rule: ruleContent("One"), actorId: DANA })
      await service.saveRule({ rule: ruleContent("One", percent(6)), actorId: SAM, at: { id, version: 1 } })
      const late = service.saveRule({ rule: ruleContent("Mine", percent(50)), actorId: DANA, at: { id, version: 1 } })
      await expect(late).rejects.toMatchObject({ code: "stale_version", message: expect.stringContaining("version 2") })
      expect(toPricingRule(await read(id))).toMatchObject({ name: "One", actions: [{ percentage: 6 }] })
      await expect(service.saveRule({ rule: ruleContent("x"), actorId: DANA, at: { id: "nobody", version: 1 } })).rejects.toMatchObject({ type: "not_found" })
    })

    it("takes one of twenty edits that start from the same version at the same moment", async () => {
      const id = await service.saveRule({ rule: ruleContent("One"), actorId: DANA })
      const edits = Array.from({ length: 20 }, (_, index) =>
        service.saveRule({ rule: ruleContent("One", percent(10 + index)), actorId: SAM, at: { id, version: 1 } }),
      )
      expect(outcomes(await Promise.allSettled(edits))).toEqual(["saved", ...Array(19).fill("stale_version")].sort())
      expect(await read(id)).toMatchObject({ version: 2, actions: [expect.anything()] })
    })

    it("cannot be created twice by a double click: a name is one rule's, until it is archived", async () => {
      const twice = [1, 2].map(() => service.saveRule({ rule: ruleContent("Spring offer"), actorId: DANA }))
      expect(outcomes(await Promise.allSettled(twice))).toEqual(["field:name", "saved"])
      const [first] = (await service.listRules({ q: "spring", limit: 10, offset: 0 })).rows
      await service.setRuleStatus({ id: first?.id ?? "", version: 1, status: "ARCHIVED", actorId: DANA })
      await service.saveRule({ rule: ruleContent("SPRING offer"), actorId: DANA })
      expect((await service.listRules({ q: "spring", limit: 10, offset: 0 })).count).toBe(2)
    })
  })

  describe("The history of a rule", () => {
    it("holds every version with who and when, newest first", async () => {
      const started = Date.now()
      const id = await service.saveRule({ rule: ruleContent("One"), actorId: DANA })
      await service.saveRule({ rule: ruleContent("Two", percent(6)), actorId: SAM, note: "restored from version 1", at: { id, version: 1 } })
      await service.setRuleStatus({ id, version: 2, status: "ARCHIVED", actorId: DANA })
      const versions = await history(id)
      const told = versions.map((one) => [one.version, one.changed_by, one.note, one.snapshot.name, one.snapshot.status])
      expect(told).toEqual([
        [3, DANA, null, "Two", "ARCHIVED"],
        [2, SAM, "restored from version 1", "Two", "ACTIVE"],
        [1, DANA, null, "One", "ACTIVE"],
      ])
      expect(versions.map(({ snapshot }) => toPricingRule(snapshot).actions[0]?.percentage)).toEqual([6, 6, 5])
      const when = new Date(versions[0]?.changed_at ?? 0).getTime()
      expect(Math.abs(when - started)).toBeLessThan(60_000)
    })

    it("holds a change made past the application, by nobody it knows", async () => {
      const id = await service.saveRule({ rule: ruleContent("One"), actorId: DANA })
      await sql("update metal_pricing_action set percentage_e4 = 990000 where rule_id = ?", [id])
      const [latest] = await history(id)
      expect(latest).toMatchObject({ version: 2, changed_by: null, snapshot: { actions: [{ percentage_e4: 990_000 }] } })
    })

    it("keeps nothing of a change that was rolled back", async () => {
      const id = await service.saveRule({ rule: ruleContent("One"), actorId: DANA })
      const manager = MikroOrmWrapper.getManager()
      const rolledBack = manager.transactional(async (transaction) => {
        await transaction.execute("update metal_pricing_rule set priority = 9 where id = ?", [id])
        throw new Error("never mind")
      })
      await expect(rolledBack).rejects.toThrow("never mind")
      expect(await history(id)).toHaveLength(1)
      expect(await read(id)).toMatchObject({ version: 1, priority: 0 })
    })
  })

  describe("Priorities after a drag", () => {
    it("change together, and not at all when one rule has changed meanwhile", async () => {
      const rules = ["A", "B", "C"].map((name) => ruleContent(name))
      const ids = await Promise.all(rules.map((rule) => service.saveRule({ rule, actorId: DANA })))
      const moves = ids.map((id, index) => ({ id, version: 1, priority: 30 - 10 * index }))
      await service.setPriorities(moves, { actorId: SAM })
      const names = async () => {
        const { rows } = await service.listRules({ limit: 10, offset: 0 })
        return rows.map(({ name, priority }) => [name, priority])
      }
      expect(await names()).toEqual([["A", 30], ["B", 20], ["C", 10]])
      const again = ids.map((id, index) => ({ id, version: index === 2 ? 1 : 2, priority: 10 * index }))
      await expect(service.setPriorities(again, { actorId: SAM })).rejects.toMatchObject({ code: "stale_version" })
      expect(await names()).toEqual([["A", 30], ["B", 20], ["C", 10]])
    })

    it("let two people drag at the same moment without a deadlock", async () => {
      const ids = await Promise.all(newRules(12).map((rule) => service.saveRule({ rule, actorId: DANA })))
      const moves = ids.map((id, priority) => ({ id, version: 1, priority }))
      const orders = [moves, [...moves].reverse(), moves, [...moves].reverse()]
      const drags = orders.map((some) => service.setPriorities(some, { actorId: SAM }))
      expect(outcomes(await Promise.allSettled(drags))).toEqual(["saved", "stale_version", "stale_version", "stale_version"])
    })
  })
})
