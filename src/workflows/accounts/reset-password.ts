import { setTimeout as wait } from "node:timers/promises"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { identityOf } from "./lib/identity-of"
import { linksOf } from "./lib/provider-identity"
import { refuseWeak } from "./lib/refuse-weak"
import { sendMail } from "../mail/lib/send-mail"
import { useMailTicketStep } from "./steps/use-mail-ticket"

type NewPassword = { customerId: string; email: string; password: string }

const setPasswordStep = createStep("set-password", async ({ email, password }: NewPassword, { container }) => {
  const { success, error } = await container.resolve(Modules.AUTH).updateProvider("emailpass", { entity_id: email, password })
  refuseWeak(error)
  if (!success) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `The password could not be changed: ${error}`)
  return new StepResponse(null)
})

/**
 * Every token from before the change is worthless, on every device. Tokens carry whole seconds: the next one is made in the
 * next second, so that it cannot be taken for one from before.
 */
const endSessionsStep = createStep("end-sessions", async ({ customerId, email }: NewPassword, { container }) => {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const [buyer] = await companies.listBuyers({ customer_id: customerId })
  if (buyer) await companies.updateBuyers({ id: buyer.id, sessions_valid_from: new Date() })
  await wait(1001 - (Date.now() % 1000))
  const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(customerId)
  await sendMail(container, { to: email, template: "password-changed", data: { firstName: customer.first_name ?? "" } })
  return new StepResponse(null)
})

/** Who has the mailbox now is known now: what other sites said of it before lets nobody in any more. */
const removeLinksStep = createStep("remove-links", async ({ email }: NewPassword, { container }) => {
  const identity = await identityOf(container, email)
  const links = identity ? await linksOf(container, identity.authIdentityId) : []
  if (links.length) await container.resolve(Modules.AUTH).deleteProviderIdentities(links.map(({ id }) => id))
  return new StepResponse(null)
})

/** A new password by a mailed link, which ends every sign-in from before and every other way in. */
export const resetPasswordWorkflow = createWorkflow("reset-password", (input: { token: string; password: string }) => {
  const ticket = useMailTicketStep({ token: input.token, purpose: "RESET_PASSWORD" })
  const change = { customerId: ticket.customerId, email: ticket.email, password: input.password }
  setPasswordStep(change)
  removeLinksStep(change)
  endSessionsStep(change)
  return new WorkflowResponse(null)
})
