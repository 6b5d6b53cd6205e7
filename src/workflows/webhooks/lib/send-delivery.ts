import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_INTEGRATION } from "../../../modules/metal-integration"
import type MetalIntegrationService from "../../../modules/metal-integration/service"
import type { ClaimedDelivery } from "../../../modules/metal-integration/sql/claim-delivery"
import { pauseAfter } from "../../../modules/metal-integration/webhooks/next-attempt"
import type { WebhookOutcome } from "../../../modules/metal-integration/webhooks/send-webhook"
import { tellStaffWorkflow } from "../../notifications/tell-staff"

const DAY_CHARACTERS = 10

export const isTaken = ({ status }: WebhookOutcome): boolean => status !== null && status >= 200 && status < 300

type Problem = { delivery: ClaimedDelivery; outcome: WebhookOutcome; isPaused: boolean }

/** Staff hear of an endpoint that was paused, and once a day of messages that were given up. */
async function tellStaff(container: MedusaContainer, { delivery, outcome, isPaused }: Problem): Promise<void> {
  const { webhook_id: id, type, url } = delivery
  const { host } = new URL(url)
  const day = new Date().toISOString().slice(0, DAY_CHARACTERS)
  await tellStaffWorkflow(container).run({
    input: {
      type: "SYSTEM",
      priority: "HIGH",
      title: isPaused ? `The webhook to ${host} was paused` : `A message to ${host} was given up`,
      message: isPaused
        ? "It has taken nothing for three days. Messages wait until it is active again."
        : `${type}: ${outcome.error ?? `answered ${outcome.status}`}. It can be sent again from the list of deliveries.`,
      source: `webhook-${isPaused ? "paused" : "failed"}:${id}:${day}`,
      actionUrl: "/settings/webhooks",
    },
  })
}

/** Sends a claimed message and notes what came of it. */
export async function sendDelivery(container: MedusaContainer, delivery: ClaimedDelivery): Promise<void> {
  const integrations = container.resolve<MetalIntegrationService>(METAL_INTEGRATION)
  const outcome = await integrations.sendClaimed(delivery)
  if (isTaken(outcome)) return await integrations.noteDelivered(delivery, outcome)
  const pause = pauseAfter(delivery.attempts, Math.random())
  const { isPaused } = await integrations.noteFailed(delivery, outcome, pause)
  if (isPaused || pause === null) await tellStaff(container, { delivery, outcome, isPaused })
}
