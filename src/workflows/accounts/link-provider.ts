import type { ProviderPerson } from "@billet/backend/accounts"
import { Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { recordAuditStep } from "../audit/steps/record-audit"
import { sendMail } from "../mail/lib/send-mail"
import { linkOf } from "./lib/provider-identity"

type Input = { person: ProviderPerson; authIdentityId: string; customerId: string; buyerId: string }

const linkProviderStep = createStep(
  "link-provider",
  async ({ person, authIdentityId }: Input, { container }) => {
    const { id } = await container
      .resolve(Modules.AUTH)
      .createProviderIdentities({ ...linkOf(person), auth_identity_id: authIdentityId })
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.AUTH).deleteProviderIdentities([id])
  },
)

const tellOfProviderStep = createStep("tell-of-provider", async ({ person, customerId }: Input, { container }) => {
  const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(customerId)
  const data = { firstName: customer.first_name ?? "", provider: person.provider }
  await sendMail(container, { to: customer.email, template: "sign-in-added", data })
  return new StepResponse(null)
})

/** From now on a provider's person may sign in to an account that was there before; its owner is told by mail. */
export const linkProviderWorkflow = createWorkflow("link-provider", (input: Input) => {
  linkProviderStep(input)
  recordAuditStep(
    transform({ input }, ({ input: { person, buyerId } }) => ({
      action: "account.sign_in_added",
      entityType: "buyer",
      entityId: buyerId,
      details: { provider: person.provider },
    })),
  )
  tellOfProviderStep(input)
  return new WorkflowResponse(null)
})
