import { pricingModuleTests } from "../../../../integration-tests/support/pricing-module"
import { customPriceContent, ruleContent } from "../../../../integration-tests/support/pricing-rows"
import type { Calculation } from "../sql/keep-calculations"

const BAR = "718 RB 04500 SA120"
const TUBE = "4140 TB 06000 03000 QT110"
const EVERY = { limit: 1000, offset: 0 }

pricingModuleTests(({ service, MikroOrmWrapper }) => {
  const stored = async () => {
    const rows = await service.listStoredCustomPrices(EVERY)
    return rows.map(({ productCode, companyId, customPrice, version }) => [productCode, companyId, customPrice, version])
  }

  describe("Custom prices", () => {
    it("come back as they were saved, for a company and for a customer", async () => {
      const company = customPriceContent(BAR, "co_1", 214_749.1234, {
        coid: "INC", unit: "piece", originalPrice: 300_000, discountPercent: 28.4167, effectiveDate: "2026-01-01", expiryDate: "2026-12-31", notes: "Framework order",
      })
      const customer = customPriceContent(BAR, "", 3.5, { customerId: "cus_1" })
      const ids = [await service.saveCustomPrice({ price: company, actorId: "user_1" }), await service.saveCustomPrice({ price: customer, actorId: null })]
      expect(await service.readCustomPrices({ companyIds: ["co_1"], customerIds: ["cus_1"] })).toEqual(
        [{ id: ids[0], ...company }, { id: ids[1], ...customer }].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1)),
      )
    })

    it("are one for a product, owner, trading company, unit and first day, however often they are sent", async () => {
      const price = customPriceContent(BAR, "co_1", 5)
      const results = await Promise.allSettled([1, 2, 3].map(() => service.saveCustomPrice({ price, actorId: null })))
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"])
      await expect(service.saveCustomPrice({ price, actorId: null })).rejects.toMatchObject({ code: "field:productCode" })
      await service.saveCustomPrice({ price: { ...price, effectiveDate: "2026-05-01" }, actorId: null })
      await service.saveCustomPrice({ price: { ...price, unit: "lb" }, actorId: null })
      expect(await stored()).toHaveLength(3)
    })

    it("refuse an edit that started from an earlier version", async () => {
      const price = customPriceContent(BAR, "co_1", 5)
      const id = await service.saveCustomPrice({ price, actorId: null })
      await service.saveCustomPrice({ price: { ...price, customPrice: 6 }, actorId: null, at: { id, version: 1 } })
      const late = service.saveCustomPrice({ price: { ...price, customPrice: 1 }, actorId: null, at: { id, version: 1 } })
      await expect(late).rejects.toMatchObject({ code: "stale_version" })
      expect(await stored()).toEqual([[BAR, "co_1", 6, 2]])
    })

    it("are imported as one: added, changed or left as they are, and the same list again changes nothing", async () => {
      await service.saveCustomPrice({ price: customPriceContent(BAR, "co_1", 5), actorId: null })
      await service.saveCustomPrice({ price: customPriceContent(TUBE, "co_1", 8), actorId: null })
      const list = [customPriceContent(BAR, "co_1", 5), customPriceContent(TUBE, "co_1", 9), customPriceContent(TUBE, "co_2", 7)]
      expect(await service.previewCustomPrices(list)).toEqual({ created: 1, changed: 1, unchanged: 1 })
      expect(await service.importCustomPrices(list, "user_1")).toEqual({ created: 1, changed: 1, unchanged: 1 })
      expect(await stored()).toEqual(expect.arrayContaining([[BAR, "co_1", 5, 1], [TUBE, "co_1", 9, 2], [TUBE, "co_2", 7, 1]]))
      expect(await service.importCustomPrices(list, "user_1")).toEqual({ created: 0, changed: 0, unchanged: 3 })
      expect(await stored()).toHaveLength(3)
    })

    it("are imported wholly or not at all", async () => {
      const bad = { ...customPriceContent(TUBE, "co_2", 7), customPrice: Number.NaN }
      const long = Array.from({ length: 2500 }, (_, index) => customPriceContent(`CODE ${index}`, "co_1", 5))
      await expect(service.importCustomPrices([...long, bad], null)).rejects.toThrow()
      expect(await stored()).toEqual([])
    })
  })

  describe("The cache of calculated prices", () => {
    const calculation = async (parts: Partial<Calculation> = {}): Promise<Calculation> => ({
      cacheKey: "key", bookVersion: (await service.priceBook()).version, productCode: BAR, customerId: "cus_1", companyId: null, coid: "INC", customerSegment: "INC",
      quantity: 12.5, unit: "in", originalPrice: 100, calculatedPrice: 95, finalPrice: 90.25, appliedRuleIds: ["mprl_1"], calculatedAt: new Date(), ...parts,
    })
    const kept = () => service.listCalculations(EVERY)
    afterEach(async () => await service.__hooks.onApplicationShutdown())

    it("keeps a price for ten minutes under its key", async () => {
      await service.recordCalculations([await calculation(), await calculation(), await calculation({ cacheKey: "other", finalPrice: 1 })])
      await service.flushCalculations()
      await service.recordCalculations([await calculation()])
      await service.flushCalculations()
      const rows = await kept()
      expect(rows).toHaveLength(2)
      expect(rows[0]).toMatchObject({ productCode: BAR, quantity: 12.5, originalPrice: 100, calculatedPrice: 95, finalPrice: 90.25, appliedRuleIds: ["mprl_1"] })
      const lifetime = new Date(rows[0]?.expiresAt ?? 0).getTime() - new Date(rows[0]?.calculatedAt ?? 0).getTime()
      expect(lifetime).toBe(600_000)
      await MikroOrmWrapper.getManager().execute("update metal_price_calculation_cache set expires_at = now()")
      expect(await kept()).toEqual([])
    })

    it("is empty after any change of a rule or custom price, and takes no price of an earlier book", async () => {
      const changes = [
        () => service.saveRule({ rule: ruleContent("New"), actorId: null }),
        () => MikroOrmWrapper.getManager().execute("update metal_pricing_rule set priority = 4"),
        () => service.saveCustomPrice({ price: customPriceContent(BAR, "co_1", 5), actorId: null }),
      ]
      for (const change of changes) {
        await service.priceBook()
        await service.refreshPriceBook()
        const old = await calculation()
        await service.recordCalculations([old])
        await service.flushCalculations()
        expect(await kept()).toHaveLength(1)
        await change()
        expect(await kept()).toEqual([])
        await service.recordCalculations([old])
        await service.flushCalculations()
        expect(await kept()).toEqual([])
      }
    })
  })
})
