import type { Registration } from "@billet/backend/contract"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { createCustomerAccountWorkflow } from "@medusajs/medusa/core-flows"
import { lockStep, unlockStep } from "../shared/steps/locks"
import { customerFields } from "./lib/buyer-fields"
import { registrationLock } from "./lib/registration-lock"
import { createBuyerStep } from "./steps/create-buyer"
import { registerIdentityStep } from "./steps/register-identity"
import { sendTicketMailStep, type TicketMail } from "./steps/send-ticket-mail"

/** Makes a sign-in, a customer and an unverified buyer of a registration, and mails the link that confirms the address. */
export const registerBuyerWorkflow = createWorkflow("register-buyer", (input: Registration) => {
  const lock = transform({ input }, ({ input: { email } }) => registrationLock(email))
  const turn = lockStep({ key: lock, timeout: 10, ttl: 30 })
  const authIdentityId = registerIdentityStep({ email: input.email, password: input.password })
  const account = transform({ input, authIdentityId }, (data) => ({
    authIdentityId: data.authIdentityId,
    customerData: { email: data.input.email, ...customerFields(data.input) },
  }))
  const customer = createCustomerAccountWorkflow.runAsStep({ input: account })
  createBuyerStep({ customerId: customer.id, registration: input })
  const mail = transform(
    { input, customer },
    (data): TicketMail => ({
      customerId: data.customer.id,
      email: data.input.email,
      firstName: data.input.firstName,
      purpose: "VERIFY_EMAIL",
      template: "confirm-address",
    }),
  )
  sendTicketMailStep(mail)
  unlockStep(turn)
  return new WorkflowResponse(customer.id)
})
