import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_SYSTEM } from "../../modules/metal-system"
import type MetalSystemService from "../../modules/metal-system/service"
import { recordAuditStep } from "../audit/steps/record-audit"
import { sendClaimedMail } from "./lib/send-claimed-mail"

type Input = { id: string; actorId: string | null }

const retryMailStep = createStep("retry-mail", async ({ id }: Input, { container }) => {
  const claimed = await container.resolve<MetalSystemService>(METAL_SYSTEM).claimMail(id)
  return new StepResponse(claimed ? await sendClaimedMail(container, claimed) : null)
})

/** Tries to send a mail now, unless it is sent or being sent, and writes down who had it tried. */
export const retryMailWorkflow = createWorkflow("retry-mail", (input: Input) => {
  const sent = retryMailStep(input)
  const entry = transform({ input, sent }, (data) => ({
    action: "mail.retried",
    adminId: data.input.actorId,
    entityType: "mail",
    entityId: data.input.id,
    details: { sent: data.sent },
  }))
  recordAuditStep(entry)
  return new WorkflowResponse(sent)
})
