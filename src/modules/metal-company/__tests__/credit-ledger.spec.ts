import { join } from "node:path"
import { moduleIntegrationTestRunner } from "@medusajs/test-utils"
import { METAL_COMPANY } from ".."
import type MetalCompanyService from "../service"

const LIMIT = 1_000_000

type CreditFacts = { credit_hold?: boolean; credit_limit_cents?: number | null; is_active?: boolean; open_balance_cents?: number }

const won = <T>(results: PromiseSettledResult<T>[]) => results.filter(({ status }) => status === "fulfilled").length

moduleIntegrationTestRunner<MetalCompanyService>({
  moduleName: METAL_COMPANY,
  resolve: "./src/modules/metal-company",
  pathToMigrations: join(__dirname, "../migrations"),
  testSuite: ({ service, MikroOrmWrapper }) => {
    const companyOf = async (changes: CreditFacts = {}) => {
      const address = { line1: "1 Mill Road", city: "Houston", postal_code: "77001", country: "US" }
      const company = await service.createCompanies({ name: "Test Valves", ...address, credit_limit_cents: LIMIT, ...changes })
      return company.id
    }
    const balance = async (companyId: string) => (await service.retrieveCompany(companyId)).open_balance_cents
    const entries = async (companyId: string) =>
      (await service.listCreditEntries({ company_id: companyId }, { order: { created_at: "ASC" } })).map(
        ({ cart_id, order_id, cents, status }) => [cart_id, order_id, cents, status],
      )
    const refused = expect.objectContaining({ code: "credit_refused" })

    describe("The credit ledger", () => {
      it("holds a cart's total, charges it to the order and gives it back when the order is cancelled", async () => {
        const companyId = await companyOf()
        await service.holdCredit({ companyId, cartId: "cart_1", cents: 40_000 })
        expect(await entries(companyId)).toEqual([["cart_1", null, 40_000, "HELD"]])
        await service.chargeHolds("cart_1", "order_1")
        expect(await entries(companyId)).toEqual([["cart_1", "order_1", 40_000, "CHARGED"]])
        expect(await balance(companyId)).toBe(40_000)
        await service.releaseCredit({ orderId: "order_1" })
        expect(await balance(companyId)).toBe(0)
      })

      it("does nothing the second time it charges or releases", async () => {
        const companyId = await companyOf()
        await service.holdCredit({ companyId, cartId: "cart_1", cents: 40_000 })
        await service.holdCredit({ companyId, cartId: "cart_2", cents: 5_000 })
        for (const orderId of ["order_1", "order_again"]) await service.chargeHolds("cart_1", orderId)
        await service.releaseCredit({ cartId: "cart_1" })
        await service.releaseCredit({ orderId: "order_again" })
        expect(await balance(companyId)).toBe(45_000)
        await Promise.all(Array.from({ length: 10 }, () => service.releaseCredit({ orderId: "order_1" })))
        expect(await balance(companyId)).toBe(5_000)
      })

      it("replaces the hold that an interrupted attempt of the same cart left", async () => {
        const companyId = await companyOf()
        await service.holdCredit({ companyId, cartId: "cart_1", cents: LIMIT })
        await service.holdCredit({ companyId, cartId: "cart_1", cents: LIMIT - 1 })
        expect(await balance(companyId)).toBe(LIMIT - 1)
      })

      it("keeps the earlier hold when the new attempt is refused", async () => {
        const companyId = await companyOf()
        await service.holdCredit({ companyId, cartId: "cart_1", cents: 500 })
        await expect(service.holdCredit({ companyId, cartId: "cart_1", cents: LIMIT + 1 })).rejects.toEqual(refused)
        expect(await balance(companyId)).toBe(500)
        expect(await entries(companyId)).toEqual([["cart_1", null, 500, "HELD"]])
      })

      it("takes credit for a cart once: one that has been ordered is not charged again", async () => {
        const companyId = await companyOf()
        await service.holdCredit({ companyId, cartId: "cart_1", cents: 500 })
        await service.chargeHolds("cart_1", "order_1")
        await expect(service.holdCredit({ companyId, cartId: "cart_1", cents: 500 })).rejects.toThrow()
        expect(await balance(companyId)).toBe(500)
      })

      it("gives exactly the limit and not a cent more", async () => {
        const companyId = await companyOf()
        await service.holdCredit({ companyId, cartId: "cart_1", cents: LIMIT })
        await expect(service.holdCredit({ companyId, cartId: "cart_2", cents: 1 })).rejects.toEqual(refused)
      })

      it.each<[string, CreditFacts]>([
        ["on hold", { credit_hold: true }],
        ["without approved terms", { credit_limit_cents: null }],
        ["that is closed", { is_active: false }],
        ["whose limit was lowered below what it owes", { credit_limit_cents: 100, open_balance_cents: 200 }],
      ])("refuses a company %s", async (_name, changes) => {
        const companyId = await companyOf(changes)
        const before = await balance(companyId)
        await expect(service.holdCredit({ companyId, cartId: "cart_1", cents: 1 })).rejects.toEqual(refused)
        expect(await balance(companyId)).toBe(before)
      })

      it("refuses a company nobody knows, and more money than the tables can count", async () => {
        const companyId = await companyOf()
        await expect(service.holdCredit({ companyId: "mco_none", cartId: "cart_1", cents: 1 })).rejects.toEqual(refused)
        await expect(service.holdCredit({ companyId, cartId: "cart_1", cents: 9_000_000_000_000 })).rejects.toEqual(refused)
      })

      it.each([
        [50, 30_000, 33],
        [200, 7_000, 142],
      ])("lets %d carts of %d cents at once through up to the limit: %d win", async (carts, cents, winners) => {
        const companyId = await companyOf()
        const results = await Promise.allSettled(
          Array.from({ length: carts }, (_, index) => service.holdCredit({ companyId, cartId: `cart_${index}`, cents })),
        )
        expect(won(results)).toBe(winners)
        expect(results.flatMap((result) => (result.status === "rejected" ? result.reason : []))).toEqual(
          Array.from({ length: carts - winners }, () => refused),
        )
        expect(await balance(companyId)).toBe(winners * cents)
        expect(await service.listCreditEntries({ status: "HELD" }, { take: null })).toHaveLength(winners)
      })

      it("is backed by the database, which refuses a balance below nothing", async () => {
        const companyId = await companyOf()
        const set = MikroOrmWrapper.getManager().execute("update metal_company set open_balance_cents = -1 where id = ?", [
          companyId,
        ])
        await expect(set).rejects.toThrow("metal_company_balance_not_negative")
      })
    })
  },
})
