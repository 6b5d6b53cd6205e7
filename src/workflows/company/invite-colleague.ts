import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import type { Invitation } from "../../modules/metal-company/sql/company-invitations"
import { recordAuditStep } from "../audit/steps/record-audit"
import { sendMail } from "../mail/lib/send-mail"
import { colleaguesBy } from "./lib/colleagues"
import { teamAudit } from "./lib/team-audit"

export type InvitationInput = Omit<Invitation, "days"> & { customerId: string; companyName: string }

const DAYS = 7

/** The mail is sent for every address in the same way, so that nobody learns who has an account. */
const inviteColleagueStep = createStep("invite-colleague", async (input: InvitationInput, { container }) => {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const ticket = await companies.inviteColleague({ ...input, days: DAYS })
  const [inviter] = await colleaguesBy(container, { id: [input.actorId] })
  const data = { companyName: input.companyName, inviter: inviter?.name ?? input.companyName, ticket }
  await sendMail(container, { to: input.email, template: "company-invitation", data })
  return new StepResponse(ticket)
})

/** Mails somebody a link by which they join the company. */
export const inviteColleagueWorkflow = createWorkflow("invite-colleague", (input: InvitationInput) => {
  const id = inviteColleagueStep(input)
  recordAuditStep(
    transform({ input, id }, (data) =>
      teamAudit("colleague_invited", data.input, { invitation: data.id, email: data.input.email, role: data.input.role }),
    ),
  )
  return new WorkflowResponse(id)
})
