import { randomBytes } from "node:crypto"
import { RegistrationSchema } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../modules/metal-company"
import { matchKeysOf } from "../../modules/metal-company/match-keys"
import type MetalCompanyService from "../../modules/metal-company/service"
import { ticketToken } from "../../modules/shared/mail-ticket-token"
import { confirmAddressWorkflow } from "../../workflows/accounts/confirm-address"
import { newTicket } from "../../workflows/accounts/lib/mail-ticket"
import { registerBuyerWorkflow } from "../../workflows/accounts/register-buyer"
import { DEMO_APPLICANTS, DEMO_KNOWN_COMPANIES, type DemoApplicant } from "./demo-applicants"

/** Registers somebody and confirms the address, as a buyer would; nobody knows the password. */
async function seedApplicant(container: MedusaContainer, { email, ...applicant }: DemoApplicant): Promise<void> {
  const [known] = await container.resolve(Modules.CUSTOMER).listCustomers({ email, has_account: true })
  if (known) return
  const registration = RegistrationSchema.parse({
    ...applicant,
    email,
    password: randomBytes(24).toString("base64url"),
    agreeToTerms: true,
    consentToDataProcessing: true,
  })
  const { result: customerId } = await registerBuyerWorkflow(container).run({ input: registration })
  const ticket = await newTicket(container, { purpose: "VERIFY_EMAIL", customerId, email })
  const { projectConfig } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const token = ticketToken(ticket, String(projectConfig.http.cookieSecret))
  await confirmAddressWorkflow(container).run({ input: { token, purpose: "VERIFY_EMAIL", reason: null } })
}

/** Companies that applicants may belong to, and the requests that wait in the inbox of a demo shop. */
export async function seedRequests(container: MedusaContainer): Promise<void> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  for (const company of DEMO_KNOWN_COMPANIES) {
    const known = await companies.listCompanies({ name: company.name })
    if (!known.length) await companies.createCompanies({ ...company, ...matchKeysOf(company) })
  }
  for (const applicant of DEMO_APPLICANTS) await seedApplicant(container, applicant)
}
