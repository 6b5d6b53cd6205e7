import { mailDomainOf } from "@billet/backend/accounts"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createCustomerAccountWorkflow, createUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import { METAL_STAFF } from "../../modules/metal-staff"
import type MetalStaffService from "../../modules/metal-staff/service"
import { METAL_COMPANY } from "../../modules/metal-company"
import { matchKeysOf } from "../../modules/metal-company/match-keys"
import type MetalCompanyService from "../../modules/metal-company/service"
import { DEMO_ADMIN, DEMO_BUYERS, DEMO_COMPANY, DEMO_PROFILE, type DemoBuyer } from "./demo-people"

async function registerIdentity(container: MedusaContainer, email: string, password: string): Promise<string> {
  const auth = container.resolve(Modules.AUTH)
  const [known] = await auth.listProviderIdentities({ entity_id: email, provider: "emailpass" })
  if (known?.auth_identity_id) return known.auth_identity_id
  const { success, authIdentity, error } = await auth.register("emailpass", { body: { email, password } })
  if (!success || !authIdentity) throw new Error(`The demo sign-in ${email} could not be created: ${error}`)
  return authIdentity.id
}

const SUPER_ADMIN = { role: "SUPER_ADMIN", permissions: [], isActive: true } as const

async function createAdmin(container: MedusaContainer): Promise<string> {
  const authIdentityId = await registerIdentity(container, DEMO_ADMIN.email, DEMO_ADMIN.password)
  const { result } = await createUserAccountWorkflow(container).run({
    input: { authIdentityId, userData: { email: DEMO_ADMIN.email, first_name: "Sales", last_name: "Desk" } },
  })
  return result.id
}

async function seedAdmin(container: MedusaContainer): Promise<void> {
  const staff = container.resolve<MetalStaffService>(METAL_STAFF)
  const [known] = await container.resolve(Modules.USER).listUsers({ email: DEMO_ADMIN.email })
  const userId = known?.id ?? (await createAdmin(container))
  if (!(await staff.listStaffProfiles({ user_id: userId })).length) await staff.setRights(userId, SUPER_ADMIN)
}

async function seedCompany(container: MedusaContainer): Promise<string> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const [known] = await companies.listCompanies({ name: DEMO_COMPANY.name })
  return known ? known.id : (await companies.createCompanies({ ...DEMO_COMPANY, ...matchKeysOf(DEMO_COMPANY) })).id
}

async function customerId(container: MedusaContainer, buyer: DemoBuyer): Promise<string> {
  const [known] = await container.resolve(Modules.CUSTOMER).listCustomers({ email: buyer.email, has_account: true })
  if (known) return known.id
  const authIdentityId = await registerIdentity(container, buyer.email, buyer.password)
  const { result } = await createCustomerAccountWorkflow(container).run({
    input: {
      authIdentityId,
      customerData: { email: buyer.email, first_name: buyer.first_name, last_name: buyer.last_name },
    },
  })
  return result.id
}

async function seedBuyer(container: MedusaContainer, buyer: DemoBuyer, companyId: string): Promise<void> {
  const customer = await customerId(container, buyer)
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  if ((await companies.listBuyers({ customer_id: customer })).length) return
  const { id } = await companies.createBuyers({
    ...DEMO_PROFILE,
    company_name: buyer.withCompany ? DEMO_COMPANY.name : DEMO_PROFILE.company_name,
    email_domain: mailDomainOf(buyer.email),
    customer_id: customer,
    account_status: buyer.account_status,
    access_level: buyer.access_level,
    region_code: "INC",
    email_verified_at: new Date(),
    company_id: buyer.withCompany ? companyId : null,
    company_role: buyer.withCompany && buyer.spending_limit_cents === null ? "ADMIN" : "BUYER",
    spending_limit_cents: buyer.spending_limit_cents,
  })
  const { line1, city, state, postal_code: postalCode, country } = DEMO_COMPANY
  const address = { line1, line2: undefined, city, state, postalCode, country }
  await companies.saveAddresses(id, { COMPANY: address, SHIPPING: null, BILLING: null })
}

/** `npm start` prints these; the folder is git-ignored. */
export async function writeSignIns(): Promise<void> {
  const home = process.env.BILLET_HOME
  if (!home) return
  await mkdir(home, { recursive: true })
  const people = [...DEMO_BUYERS, DEMO_ADMIN].map(({ role, email, password }) => ({ role, email, password }))
  await writeFile(join(home, "demo.json"), JSON.stringify(people, null, 2))
}

/** A company on terms, its administrator, a colleague with a limit, a buyer still waiting for approval, the sales desk. */
export async function seedPeople(container: MedusaContainer): Promise<void> {
  await seedAdmin(container)
  const companyId = await seedCompany(container)
  for (const buyer of DEMO_BUYERS) await seedBuyer(container, buyer, companyId)
}
