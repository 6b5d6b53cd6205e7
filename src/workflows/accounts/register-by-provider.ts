import { mailDomainOf } from "@billet/backend/accounts"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { createCustomerAccountWorkflow } from "@medusajs/medusa/core-flows"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { recordAuditStep } from "../audit/steps/record-audit"
import { createProviderIdentityStep, type ConfirmedPerson } from "./steps/create-provider-identity"

/** A buyer whose address is confirmed and whose profile is still to come. */
const createConfirmedBuyerStep = createStep(
  "create-confirmed-buyer",
  async ({ customerId, email }: { customerId: string; email: string }, { container }) => {
    const buyer = await container.resolve<MetalCompanyService>(METAL_COMPANY).createBuyers({
      customer_id: customerId,
      account_status: "UNVERIFIED",
      access_level: "LIMITED",
      email_domain: mailDomainOf(email),
      email_verified_at: new Date(),
    })
    return new StepResponse(buyer.id, buyer.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<MetalCompanyService>(METAL_COMPANY).deleteBuyers(id)
  },
)

/** Makes a sign-in, a customer and a buyer of somebody a provider vouches for. Run it while the address is locked. */
export const registerByProviderWorkflow = createWorkflow("register-by-provider", (person: ConfirmedPerson) => {
  const authIdentityId = createProviderIdentityStep(person)
  const account = transform({ person, authIdentityId }, ({ person: { email, firstName, lastName }, ...data }) => ({
    authIdentityId: data.authIdentityId,
    customerData: { email, first_name: firstName, last_name: lastName },
  }))
  const customer = createCustomerAccountWorkflow.runAsStep({ input: account })
  const buyerId = createConfirmedBuyerStep({ customerId: customer.id, email: person.email })
  recordAuditStep(
    transform({ person, buyerId }, ({ person: { provider }, buyerId: entityId }) => ({
      action: "account.registered",
      entityType: "buyer",
      entityId,
      details: { provider },
    })),
  )
  return new WorkflowResponse(
    transform({ authIdentityId, customer }, (data) => ({ authIdentityId: data.authIdentityId, customerId: data.customer.id })),
  )
})
