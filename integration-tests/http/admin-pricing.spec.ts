import type { PricingRuleAnswer, PricingRuleBody, ReorderRulesAnswer } from "@billet/backend/contract"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_NOTIFICATION } from "../../src/modules/metal-notification"
import type MetalNotificationService from "../../src/modules/metal-notification/service"
import { reportBrokenPricesWorkflow } from "../../src/workflows/pricing/report-broken-prices"
import { typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import { hammer } from "../support/hammer"
import { hostileBodies } from "../support/hostile"
import type { Actor } from "../support/http-client"
import { editOf, PricingCalls, refusalsOf } from "../support/pricing-calls"
import { ruleBody } from "../support/pricing-rows"
import { BAR, COSTS, FLAT, SPARE_BARS, STOCK_ROWS, TUBE } from "../support/shop-feeds"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"

const ROOT = "/admin/metal-pricing"
const OFF = (percentage: number): PricingRuleBody["actions"] => [{ type: "PERCENTAGE_DISCOUNT", percentage }]
const PER_INCH = (pricePerUnit: number): PricingRuleBody["actions"] => [{ type: "PRICE_PER_UNIT", pricePerUnit, unit: "in" }]
const [ONE = "", TWO = "", THREE = "", FOUR = "", FIVE = ""] = SPARE_BARS

shopTests(({ client, container, anonymous, approved, companyId }) => {
  let desk: Actor & { userId: string }
  let other: Actor
  beforeAll(async () => {
    desk = await createStaff(container(), client, "pricing desk")
    other = await createStaff(container(), client, "second desk")
  })
  const calls = new PricingCalls(client, () => desk)
  const second = new PricingCalls(client, () => other)
  const sql = async (text: string, values: unknown[] = []) =>
    await container()
      .resolve(ContainerRegistrationKeys.PG_CONNECTION)
      .raw(text, values as never)
  /** What a foot of an item costs a buyer of the company on terms. */
  const livePrice = async (productCode: string) =>
    (await calls.simulate({ productCode, companyId: companyId() })).live.price?.finalPrice
  const list = COSTS.inch * 12

  describe("Rules", () => {
    it("are made, read, changed and found again", async () => {
      const rule = await calls.create("Bars for the yard", {
        description: "Agreed in spring",
        priority: 7,
        category: "Yard",
        tags: ["yard", "spring"],
        productCodes: [ONE],
        effectiveDate: "2026-01-01",
        conditions: [{ field: "pieces", operator: "BETWEEN", value: [2, 5] }],
        actions: [
          {
            type: "TIERED_PRICING",
            unit: "in",
            tiers: [
              { minValue: 0, maxValue: 100, price: 90 },
              { minValue: 100, price: 80 },
            ],
          },
        ],
      })
      expect(rule).toMatchObject({
        version: 1,
        status: "ACTIVE",
        isActive: true,
        createdBy: "Staff pricing desk",
        updatedBy: "Staff pricing desk",
      })
      expect(await calls.see(rule.id)).toEqual(rule)
      const edited = (await calls.edit(rule, { expiryDate: "2026-02-01" })).body as PricingRuleAnswer
      expect(edited.rule).toMatchObject({ version: 2, expiryDate: "2026-02-01", isActive: false, tags: ["yard", "spring"] })
      for (const query of [
        "?q=yard",
        "?tag=spring",
        "?category=Yard",
        `?productCode=${encodeURIComponent(ONE)}`,
        "?q=in%20SPRING",
      ]) {
        expect([query, (await calls.list(query)).rules.map(({ id }) => id)]).toEqual([query, [rule.id]])
      }
      expect(await calls.list("?status=DRAFT&limit=1")).toMatchObject({
        rules: [],
        count: 0,
        limit: 1,
        tags: ["spring", "yard"],
        categories: ["Yard"],
      })
    })

    it("come in the order of evaluation", async () => {
      const low = await calls.create("Order low", { priority: -5, tags: ["order"] })
      const late = await calls.create("Order late", { priority: 3, tags: ["order"], effectiveDate: "2026-05-01" })
      const early = await calls.create("Order early", { priority: 3, tags: ["order"], effectiveDate: "2026-04-01" })
      expect((await calls.list("?tag=order")).rules.map(({ id }) => id)).toEqual([late.id, early.id, low.id])
      for (const rule of [low, late, early]) expect((await calls.archive(rule)).status).toBe(200)
    })

    it("refuse an edit, a switch or an archiving that started from an earlier version, and keep what the first one wrote", async () => {
      const rule = await calls.create("Two editors", { status: "DRAFT" })
      expect((await calls.edit(rule, { priority: 1 })).status).toBe(200)
      for (const late of [calls.edit(rule, { priority: 2 }), calls.setStatus(rule, "ACTIVE"), calls.archive(rule)]) {
        const reply = await late
        expect([...typeOf(reply), reply.text.includes("version 2")]).toEqual([409, "stale_version", true])
      }
      expect(await calls.see(rule.id)).toMatchObject({ priority: 1, status: "DRAFT", version: 2 })
    })

    it("take one of many edits made at the same moment", async () => {
      const rule = await calls.create("Ten editors", { status: "DRAFT" })
      const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => calls.edit(rule, { priority: index + 1 })))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
      expect((await calls.see(rule.id)).version).toBe(2)
    })

    it("are switched off, on, archived and taken back; each is in the price at once", async () => {
      const rule = await calls.create("A switch", { productCodes: [TWO], actions: PER_INCH(50) })
      const move = async (status: string) => {
        const reply = await calls.setStatus(await calls.see(rule.id), status)
        return [reply.status, await livePrice(TWO)]
      }
      expect(await livePrice(TWO)).toBe(600)
      const full = Math.round(list * 100) / 100
      expect(await move("INACTIVE")).toEqual([200, full])
      expect(await move("ACTIVE")).toEqual([200, 600])
      expect((await calls.archive(await calls.see(rule.id))).body).toMatchObject({
        rule: { status: "ARCHIVED", isActive: false },
      })
      expect(await livePrice(TWO)).toBe(full)
      const twin = await calls.create("A switch", { status: "DRAFT" })
      expect(refusalsOf(await calls.setStatus(await calls.see(rule.id), "ACTIVE"))).toEqual({
        status: 400,
        fields: [{ field: "status", reason: "cannot change: another rule that is not archived has this name" }],
      })
      await calls.archive(twin)
      expect(await move("ACTIVE")).toEqual([200, 600])
      await calls.archive(await calls.see(rule.id))
    })

    it("tell their history with who and when, and go back to an earlier version as a new one", async () => {
      const started = Date.now()
      const rule = await calls.create("With a history", { productCodes: [THREE], actions: PER_INCH(50) })
      expect((await second.edit(rule, { actions: PER_INCH(40) })).status).toBe(200)
      expect(await livePrice(THREE)).toBe(480)
      const back = await calls.post(`/rules/${rule.id}/restore`, { version: 1, currentVersion: 2 })
      expect(back.body).toMatchObject({ rule: { version: 3, actions: [{ pricePerUnit: 50 }] } })
      expect(await livePrice(THREE)).toBe(600)
      const versions = await calls.history(rule.id)
      expect(
        versions.map(({ version, changedBy, note, rule: was }) => [version, changedBy, note, was.actions[0]?.pricePerUnit]),
      ).toEqual([
        [3, "Staff pricing desk", "restored from version 1", 50],
        [2, "Staff second desk", null, 40],
        [1, "Staff pricing desk", null, 50],
      ])
      for (const { changedAt } of versions) expect(Math.abs(Date.parse(changedAt) - started)).toBeLessThan(600_000)
      expect(typeOf(await calls.post(`/rules/${rule.id}/restore`, { version: 1, currentVersion: 2 }))).toEqual([
        409,
        "stale_version",
      ])
      expect(typeOf(await calls.post(`/rules/${rule.id}/restore`, { version: 9, currentVersion: 3 }))).toEqual([404, "not_found"])
      await calls.archive(await calls.see(rule.id))
    })

    it("say so in their history when they were changed past the application", async () => {
      const rule = await calls.create("Changed by hand", { status: "DRAFT" })
      await sql("update metal_pricing_rule set priority = 12 where id = ?", [rule.id])
      expect((await calls.history(rule.id))[0]).toMatchObject({ version: 2, changedBy: null, rule: { priority: 12 } })
    })

    it("are put in order all together or, when one was changed meanwhile, not at all", async () => {
      const rules = [await calls.create("First", { status: "DRAFT" }), await calls.create("Second", { status: "DRAFT" })]
      const moves = (by: number) => ({ rules: rules.map(({ id, version }, index) => ({ id, version, priority: by + index })) })
      const replies = await Promise.all([calls.post("/rules/reorder", moves(100)), second.post("/rules/reorder", moves(200))])
      expect(replies.map(typeOf).sort()).toEqual(
        [
          [200, undefined],
          [409, "stale_version"],
        ].map(([status, type]) => [status, type ?? expect.anything()]),
      )
      const won = replies.find(({ status }) => status === 200)?.body as ReorderRulesAnswer
      const [first] = won.rules
      expect(won.rules.map(({ priority, version }) => [priority, version])).toEqual([
        [first?.priority, 2],
        [(first?.priority ?? 0) + 1, 2],
      ])
      expect(await calls.see(rules[1]?.id ?? "")).toMatchObject({ priority: won.rules[1]?.priority })
      const unknown = {
        rules: [
          { id: rules[0]?.id, version: 2, priority: 1 },
          { id: "mprl_none", version: 1, priority: 2 },
        ],
      }
      expect(typeOf(await calls.post("/rules/reorder", unknown))).toEqual([404, "not_found"])
      expect(await calls.see(rules[0]?.id ?? "")).toMatchObject({ version: 2 })
    })

    it("may not have the name of another one", async () => {
      await calls.create("One name", { status: "DRAFT" })
      expect(refusalsOf(await calls.post("/rules", ruleBody("one NAME")))).toEqual({
        status: 400,
        fields: [{ field: "name", reason: "is the name of another rule" }],
      })
    })

    const tier = (minValue: number, maxValue: number | null) => ({ minValue, maxValue, price: 5 })
    it.each<[string, Partial<PricingRuleBody> | Record<string, unknown>, string, string]>([
      [
        "a text for a number",
        { conditions: [{ field: "pieces", operator: "GREATER_THAN", value: "ten" }] },
        "conditions.0.value",
        "must be a number",
      ],
      [
        "an operator the field cannot take",
        { conditions: [{ field: "stockGrade", operator: "GREATER_THAN", value: 5 }] },
        "conditions.0.operator",
        "GREATER_THAN compares numbers; Stock grade is not of that kind",
      ],
      [
        "an empty list",
        { conditions: [{ field: "stockGrade", operator: "IN", value: [] }] },
        "conditions.0.value",
        "must name at least one value",
      ],
      [
        "a range of one number",
        { conditions: [{ field: "pieces", operator: "BETWEEN", value: [1] }] },
        "conditions.0.value",
        "must be two numbers, the least and the most",
      ],
      [
        "an inverted range",
        { conditions: [{ field: "pieces", operator: "BETWEEN", value: [9, 1] }] },
        "conditions.0.value",
        "must name the smaller number first",
      ],
      [
        "a value there is not",
        { conditions: [{ field: "unit", operator: "EQUALS", value: "mile" }] },
        "conditions.0.value",
        "must be one of in, lb, kg",
      ],
      [
        "overlapping tiers",
        { actions: [{ type: "TIERED_PRICING", unit: "piece", tiers: [tier(0, 10), tier(5, 20)] }] },
        "actions.0.tiers.1.minValue",
        "overlaps the tier from 0 to 10",
      ],
      [
        "no tiers",
        { actions: [{ type: "TIERED_PRICING", unit: "piece", tiers: [] }] },
        "actions.0.tiers",
        "must have at least one tier",
      ],
      [
        "inverted dates",
        { effectiveDate: "2026-05-02", expiryDate: "2026-05-01" },
        "expiryDate",
        "must not be before the effective date",
      ],
      ["a day there is not", { effectiveDate: "2026-02-30" }, "effectiveDate", "must be a date"],
      ["a percentage over 100", { actions: OFF(100.5) }, "actions.0.percentage", "must be at most 100"],
      ["a percentage of nothing", { actions: OFF(0) }, "actions.0.percentage", "must be above 0"],
      ["a price below 0", { actions: [{ type: "FIXED_PRICE", fixedPrice: -1 }] }, "actions.0.fixedPrice", "must be above 0"],
      [
        "a fifth decimal",
        { actions: [{ type: "FIXED_PRICE", fixedPrice: 1.23456 }] },
        "actions.0.fixedPrice",
        "must have at most 4 decimals",
      ],
      [
        "a part of another action",
        { actions: [{ type: "FIXED_PRICE", fixedPrice: 1, percentage: 5 }] },
        "actions.0.percentage",
        "is not part of FIXED_PRICE",
      ],
      ["two base prices", { actions: [...PER_INCH(5), ...PER_INCH(6)] }, "actions.1.type", "a rule sets one base price only"],
      ["no action", { actions: [] }, "actions", "must have at least 1"],
      ["no name", { name: " " }, "name", "must not be empty"],
      ["a priority that is no whole number", { priority: 1.5 }, "priority", "must be a whole number"],
    ])("refuse %s, naming the field and the reason", async (_title, parts, field, reason) => {
      expect(refusalsOf(await calls.post("/rules", { ...ruleBody("Refused"), ...parts }))).toEqual({
        status: 400,
        fields: [{ field, reason }],
      })
      const draft = { ...ruleBody("Refused"), ...parts }
      expect(refusalsOf(await calls.post("/simulate", { productCode: BAR, draft })).fields).toEqual([
        { field: `draft.${field}`, reason },
      ])
    })

    it("refuse what is no rule field, such as who wrote it", async () => {
      const reply = await calls.post("/rules", { ...ruleBody("Enriched"), createdBy: "me", version: 7 })
      expect(reply.status).toBe(400)
      expect(reply.text).toContain("createdBy")
    })
  })

  describe("Warnings", () => {
    const reasonsOf = async (id: string) =>
      (await calls.warnings()).filter((one) => one.id === id).map(({ kind, reason }) => [kind, reason])

    it("say which rule never applies and because of what", async () => {
      const wide = await calls.create("All 316", {
        priority: 900,
        conditions: [{ field: "productCode", operator: "IN", value: [FLAT, TUBE] }],
        actions: PER_INCH(70),
      })
      const narrow = await calls.create("One 316", { priority: 800, productCodes: [FLAT], actions: PER_INCH(60) })
      const over = await calls.create("Over", { expiryDate: "2026-01-01" })
      expect(await reasonsOf(narrow.id)).toEqual([["never", 'never applies because "All 316" always sets the base price first']])
      expect(await reasonsOf(over.id)).toEqual([["never", "never applies because it ended on 2026-01-01"]])
      expect(await reasonsOf(wide.id)).toEqual([])
      for (const rule of [wide, narrow, over]) await calls.archive(rule)
      expect(await reasonsOf(narrow.id)).toEqual([])
    })

    it("tell of a rule broken behind the application, which is left out and never makes a wrong price", async () => {
      const full = Math.round(list * 100) / 100
      const rule = await calls.create("Broken by hand", { productCodes: [FOUR], actions: PER_INCH(50) })
      expect(await livePrice(FOUR)).toBe(600)
      await sql("update metal_pricing_action set price_per_unit_e4 = -1 where rule_id = ?", [rule.id])
      await eventually(
        () => livePrice(FOUR),
        (price) => price === full,
      )
      expect(await reasonsOf(rule.id)).toEqual([
        ["broken-rule", "never applies because it is broken: actions.0.pricePerUnit must be above 0"],
      ])
      for (let time = 0; time < 2; time++) await reportBrokenPricesWorkflow(container()).run()
      const notifications = container().resolve<MetalNotificationService>(METAL_NOTIFICATION)
      expect(await notifications.listAdminNotifications({ type: "FEED_PROBLEM" })).toEqual([
        expect.objectContaining({
          message: "Broken by hand: actions.0.pricePerUnit must be above 0",
          action_url: `/pricing/rules/${rule.id}`,
        }),
      ])
      const broken = await calls.see(rule.id)
      expect(broken.actions[0]?.pricePerUnit).toBe(-0.0001)
      expect((await calls.archive(broken)).status).toBe(200)
    })
  })

  describe("The simulator", () => {
    it("derives a line's price step by step, by the live rules and by a draft", async () => {
      const rule = await calls.create("Live discount", { productCodes: [FIVE], actions: OFF(10) })
      const answer = await calls.simulate({
        productCode: FIVE.toLowerCase(),
        amount: "10",
        pieces: 2,
        customerId: approved().customerId,
        date: "2026-06-01",
        draft: ruleBody("Live discount", { status: "DRAFT", productCodes: [FIVE], actions: OFF(25) }),
        draftOf: rule.id,
      })
      expect(answer).toMatchObject({
        line: { productCode: FIVE, amount: "10", unit: "in", pieces: 2 },
        customerSegment: "INC",
        coid: "INC",
        comparison: null,
      })
      const before = COSTS.inch * 20
      const { live, draft } = answer
      expect(live.price).toMatchObject({ originalPrice: 2054.2, finalPrice: Math.round(before * 90) / 100 })
      expect(draft?.price?.finalPrice).toBe(Math.round(before * 75) / 100)
      expect(
        live.price?.derivation.map(({ kind, source }) => [kind, source.type === "rule" ? source.name : source.type]),
      ).toEqual([
        ["list", "catalogue"],
        ["discount", "Live discount"],
        ["unit-price", "arithmetic"],
        ["round", "arithmetic"],
      ])
      expect(live.rules.find(({ ruleId }) => ruleId === rule.id)).toMatchObject({ applied: true, reasons: [] })
      const off = await calls.simulate({ productCode: BAR, amount: "10" })
      expect(off.live.rules.find(({ ruleId }) => ruleId === rule.id)).toMatchObject({
        applied: false,
        reasons: [`Product code is one of ${FIVE}; here it is ${BAR}`],
      })
      await calls.archive(rule)
    })

    it("answers for a day to come", async () => {
      const rule = await calls.create("Next year", { productCodes: [FIVE], actions: OFF(50), effectiveDate: "2030-01-01" })
      const at = async (date: string) => (await calls.simulate({ productCode: FIVE, amount: "1", date })).live.price?.finalPrice
      expect([await at("2029-12-31"), await at("2030-01-01")]).toEqual([102.71, 51.36])
      await calls.archive(rule)
    })

    it("compares a draft with the live rules over the whole catalogue", async () => {
      const draft = ruleBody("Cheaper bars", {
        status: "DRAFT",
        conditions: [{ field: "stockType", operator: "EQUALS", value: "round" }],
        actions: OFF(7),
      })
      const { comparison } = await calls.simulate({ productCode: BAR, draft, wholeCatalogue: true })
      const rounds = STOCK_ROWS - 3
      expect(comparison).toMatchObject({ compared: STOCK_ROWS, changed: rounds, cheaper: rounds, dearer: 0 })
      expect(comparison?.histogram.filter(({ lines }) => lines > 0)).toEqual([{ from: -10, to: -5, lines: rounds }])
      expect(comparison?.differences[0]).toMatchObject({ before: 1232.52, after: 1146.24 })
      expect((await calls.list("?q=Cheaper")).count).toBe(0)
    })

    it.each([
      [{ productCode: BAR, customerId: "cus_none" }, "customerId", "is no buyer"],
      [{ productCode: BAR, companyId: "co_none" }, "companyId", "is no company"],
      [{ productCode: BAR, draft: ruleBody("Of none"), draftOf: "mprl_none" }, "draftOf", "is no rule"],
      [{ productCode: BAR, date: "soon" }, "date", "must be a date"],
    ])("refuses %j by field", async (body, field, reason) => {
      expect(refusalsOf(await calls.post("/simulate", body))).toEqual({ status: 400, fields: [{ field, reason }] })
    })

    it("does not know an unknown product", async () => {
      expect(typeOf(await calls.post("/simulate", { productCode: "no such" }))).toEqual([404, "not_found"])
    })
  })

  it("notes the prices it told buyers for ten minutes", async () => {
    expect((await client.get(`/store/metal-items/${encodeURIComponent(BAR)}/price?pieces=3`, { as: approved() })).status).toBe(
      200,
    )
    const kept = async () =>
      (await calls.read(`/calculations?customerId=${approved().customerId}`)) as { calculations: { productCode: string }[] }
    await eventually(kept, ({ calculations }) => calculations.some(({ productCode }) => productCode === BAR))
  })

  it("finds companies and customers to price for", async () => {
    const owners = async (query: string) =>
      (await calls.read(`/owners${query}`)) as { owners: { kind: string; id: string; name: string }[] }
    expect((await owners("?q=lone%20star")).owners.map(({ kind, name }) => [kind, name])).toEqual([
      ["company", "Lone Star Valve"],
    ])
    expect((await owners(`?id=${approved().customerId}`)).owners.map(({ kind }) => kind)).toEqual(["customer"])
    const [company] = (await owners("?q=lone%20star")).owners
    const both = await owners(`?id=${approved().customerId},${company?.id}`)
    expect(both.owners.map(({ kind }) => kind)).toEqual(["company", "customer"])
    expect((await owners("?q=approved%20test")).owners.map(({ name }) => name)).toEqual(["Test approved buyer"])
    expect((await owners("?q=%25")).owners).toEqual([])
  })

  it.each<[string, string]>([
    ["GET", "/rules"],
    ["POST", "/rules"],
    ["GET", "/rules/mprl_x"],
    ["POST", "/rules/mprl_x"],
    ["DELETE", "/rules/mprl_x"],
    ["POST", "/rules/mprl_x/status"],
    ["POST", "/rules/mprl_x/restore"],
    ["GET", "/rules/mprl_x/history"],
    ["POST", "/rules/reorder"],
    ["GET", "/custom-prices"],
    ["POST", "/custom-prices"],
    ["GET", "/custom-prices/mcpr_x"],
    ["POST", "/custom-prices/mcpr_x"],
    ["POST", "/custom-prices/import"],
    ["GET", "/custom-prices/export"],
    ["GET", "/owners"],
    ["POST", "/simulate"],
    ["GET", "/warnings"],
    ["GET", "/calculations"],
  ])("%s %s is for staff alone", async (method, path) => {
    const body = method === "POST" ? ruleBody("Not by you") : undefined
    expect((await client.call(method, ROOT + path, { as: anonymous, body })).status).toBe(401)
    expect([401, 403]).toContain((await client.call(method, ROOT + path, { as: approved(), body })).status)
    expect((await client.call("PATCH", ROOT + path, { as: desk })).status).toBe(405)
  })

  it("answers two thousand hostile rules and drafts with a refusal and never with a failure", async () => {
    const rule = await calls.create("Hammered", { status: "DRAFT" })
    const valid = { ...editOf(rule), conditions: [{ field: "pieces", operator: "IN", value: [1] }], priority: 1 }
    const statuses = await hammer(hostileBodies(valid), (body) => calls.post(`/rules/${rule.id}`, body), 1_000)
    const drafts = await hammer(
      hostileBodies({ productCode: BAR, amount: "1", pieces: 1, unit: "in", date: "2026-01-01", draft: ruleBody("D") }),
      (body) => calls.post("/simulate", body),
      1_000,
    )
    expect((statuses.get(400) ?? 0) + (drafts.get(400) ?? 0)).toBeGreaterThan(500)
  })
})
