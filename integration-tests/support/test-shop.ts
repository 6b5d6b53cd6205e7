import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { seedShop } from "../../src/scripts/seed/seed-shop"
import { HttpClient, type Actor } from "./http-client"
import { keepDatabaseBetweenTests } from "./keep-database"
import { createBuyer, createCompany, type Buyer } from "./shop-people"
import { loadStock } from "./shop-feeds"

/** USD 250,000.00 of credit. */
export const CREDIT_LIMIT_CENTS = 25_000_000

export type TestShop = {
  client: HttpClient
  container: () => MedusaContainer
  anonymous: Actor
  /** May order on account; `colleague` is of the same company, `stranger` of another. */
  approved: () => Buyer
  colleague: () => Buyer
  stranger: () => Buyer
  /** Verified, not yet approved: sees list prices, may not order. */
  pending: () => Buyer
  companyId: () => string
}

type People = { approved: Buyer; colleague: Buyer; stranger: Buyer; pending: Buyer; companyId: string }

async function publishableKey(container: MedusaContainer): Promise<string> {
  const [key] = await container.resolve(Modules.API_KEY).listApiKeys({ type: "publishable" })
  if (!key) throw new Error("The shop has no publishable key")
  return key.token
}

async function createPeople(container: MedusaContainer, client: HttpClient): Promise<People> {
  const companyId = await createCompany(container, "Lone Star Valve", CREDIT_LIMIT_CENTS)
  const otherId = await createCompany(container, "Other Works", CREDIT_LIMIT_CENTS)
  const buyer = (name: string, company: string) =>
    createBuyer(container, client, name, { status: "APPROVED", access: "PREMIUM", companyId: company })
  return {
    companyId,
    approved: await buyer("approved buyer", companyId),
    colleague: await buyer("colleague", companyId),
    stranger: await buyer("other company's buyer", otherId),
    pending: await createBuyer(container, client, "pending approval", {
      status: "PENDING_APPROVAL",
      access: "LIMITED",
      companyId: null,
    }),
  }
}

/**
 * Runs tests over HTTP against a whole shop with a small stock, a company on terms and a person of each kind. It is set up
 * once a file, and a test finds what the ones before it left: each takes buyers, carts and bars of its own.
 */
export function shopTests(suite: (shop: TestShop) => void): void {
  keepDatabaseBetweenTests()
  medusaIntegrationTestRunner({
    testSuite: ({ api, getContainer }) => {
      const client = new HttpClient(() => String(api.defaults.baseURL))
      let people: People | null = null
      const known = () => {
        if (!people) throw new Error("The shop's people are made before the first test")
        return people
      }
      beforeAll(async () => {
        const container = getContainer()
        await seedShop(container)
        client.publishableKey = await publishableKey(container)
        await loadStock(container)
        people = await createPeople(container, client)
      })
      suite({
        client,
        container: getContainer,
        anonymous: { name: "anonymous", token: null },
        approved: () => known().approved,
        colleague: () => known().colleague,
        stranger: () => known().stranger,
        pending: () => known().pending,
        companyId: () => known().companyId,
      })
    },
  })
}
