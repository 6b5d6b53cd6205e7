import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { ACCOUNT_CHANGED, type AccountChanged } from "./lib/account-changed"
import { submitAccountStep } from "./steps/submit-account"
import { useMailTicketStep } from "./steps/use-mail-ticket"

export type TicketUse = { token: string; purpose: "VERIFY_EMAIL" | "RESUBMIT"; reason: string | null }

/** A mailed link comes back: the address is confirmed, or a rejected buyer asks again. Answers the state of the account. */
export const confirmAddressWorkflow = createWorkflow("confirm-address", (input: TicketUse) => {
  const ticket = useMailTicketStep({ token: input.token, purpose: input.purpose })
  const wanted = transform({ input, ticket }, (data) => ({
    customerId: data.ticket.customerId,
    from: data.input.purpose === "RESUBMIT" ? ("REJECTED" as const) : ("UNVERIFIED" as const),
    reason: data.input.reason,
  }))
  const submitted = submitAccountStep(wanted)
  const event = transform({ input, ticket, submitted }, (data): AccountChanged => ({
    verb: data.input.purpose === "RESUBMIT" ? "resubmit" : "submit",
    buyerId: data.submitted.buyerId,
    customerId: data.ticket.customerId,
    actorId: null,
  }))
  when({ submitted }, (data) => data.submitted.changed).then(() => {
    emitEventStep({ eventName: ACCOUNT_CHANGED, data: event })
  })
  return new WorkflowResponse(submitted)
})
