import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { ACCOUNT_CHANGED, type AccountChanged } from "../accounts/lib/account-changed"
import { emailOf } from "../accounts/lib/email-of"
import { refuseIncomplete } from "../accounts/lib/incomplete-registration"
import { badLink, ticketIdOf } from "../accounts/lib/mail-ticket"
import { recordAuditStep } from "../audit/steps/record-audit"
import { teamAudit } from "./lib/team-audit"

type Input = { token: string; customerId: string }

const acceptInvitationStep = createStep("accept-invitation", async ({ token, customerId }: Input, { container }) => {
  const id = ticketIdOf(container, token)
  await refuseIncomplete(container, customerId)
  const email = (await emailOf(container, customerId)).toLowerCase()
  const joined = await container.resolve<MetalCompanyService>(METAL_COMPANY).acceptInvitation({ id, customerId, email })
  if (!joined) throw badLink()
  return new StepResponse({ ...joined, invitation: id })
})

/** The holder of a mailed invitation joins the company; the account is approved by the company's word. */
export const acceptInvitationWorkflow = createWorkflow("accept-invitation", (input: Input) => {
  const joined = acceptInvitationStep(input)
  recordAuditStep(
    transform({ input, joined }, ({ input: { customerId }, joined: { companyId, invitation, role, status } }) =>
      teamAudit("colleague_joined", { customerId, companyId }, { invitation, role, accountStatus: status }),
    ),
  )
  const data = transform(
    { input, joined },
    ({ input: { customerId }, joined: { buyerId, status } }): AccountChanged => ({
      ...{ verb: status === "APPROVED" ? "approve" : "submit", buyerId, customerId, actorId: null },
    }),
  )
  emitEventStep({ eventName: ACCOUNT_CHANGED, data })
  return new WorkflowResponse(joined)
})
