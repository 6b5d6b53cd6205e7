import type { AccessLevel, AccountStatus } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createCustomerAccountWorkflow } from "@medusajs/medusa/core-flows"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import { matchKeysOf } from "../../src/modules/metal-company/match-keys"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import type { Actor, HttpClient } from "./http-client"

export type Buyer = Actor & { customerId: string }
type BuyerFacts = { status: AccountStatus; access: AccessLevel; companyId: string | null; verified?: boolean }

export const PASSWORD = "correct-horse-battery-718"

/** A company on terms; money in cents. */
export async function createCompany(container: MedusaContainer, name: string, limitCents: number | null): Promise<string> {
  const address = { line1: "4100 Clinton Drive", city: "Houston", state: "TX", postal_code: "77020", country: "US" }
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const company = { name, ...address, credit_limit_cents: limitCents, terms_days: 30 }
  return (await companies.createCompanies({ ...company, ...matchKeysOf(company) })).id
}

/** A customer who can sign in; unknown to the trade until they have a buyer profile. */
export async function createCustomer(container: MedusaContainer, client: HttpClient, name: string): Promise<Buyer> {
  const email = `${name.replace(/\W+/g, "-")}@example.com`
  const { authIdentity, error } = await container
    .resolve(Modules.AUTH)
    .register("emailpass", { body: { email, password: PASSWORD } })
  if (!authIdentity) throw new Error(`${email} could not be registered: ${error}`)
  const { result } = await createCustomerAccountWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, customerData: { email, first_name: "Test", last_name: name } },
  })
  const { body } = await client.post("/auth/customer/emailpass", { email, password: PASSWORD })
  const { token } = body as { token?: string }
  if (!token) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`)
  return { name, token, customerId: result.id }
}

/** A signed-in buyer in a state of their account. */
export async function createBuyer(
  container: MedusaContainer,
  client: HttpClient,
  name: string,
  facts: BuyerFacts,
): Promise<Buyer> {
  const buyer = await createCustomer(container, client, name)
  await container.resolve<MetalCompanyService>(METAL_COMPANY).createBuyers({
    customer_id: buyer.customerId,
    account_status: facts.status,
    access_level: facts.access,
    region_code: "INC",
    email_verified_at: facts.verified === false ? null : new Date(),
    company_id: facts.companyId,
  })
  return buyer
}
