import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_INTEGRATION } from "../../../modules/metal-integration"
import type MetalIntegrationService from "../../../modules/metal-integration/service"
import { messageOf } from "../../shared/message-of"
import { sendDelivery } from "./send-delivery"
import { webhookSources } from "./webhook-sources"

/** Messages on their way at once. */
const SENDERS = 8
/** A run ends so that the next one looks for what is new. */
const RUN_MILLISECONDS = 20_000

/** Writes messages of what happened; a source that cannot be read does not keep the others waiting. */
export async function gatherWebhooks(container: MedusaContainer): Promise<void> {
  const integrations = container.resolve<MetalIntegrationService>(METAL_INTEGRATION)
  for (const source of webhookSources(container)) {
    await integrations.gatherEvents(source).catch((error: unknown) => {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`Webhooks of ${source.name} could not be written, trying again: ${messageOf(error)}`)
    })
  }
}

/** Sends what is due, for a while. What fails here is claimed no more in a minute and sent again. */
export async function sendWebhooks(container: MedusaContainer): Promise<void> {
  const integrations = container.resolve<MetalIntegrationService>(METAL_INTEGRATION)
  const end = Date.now() + RUN_MILLISECONDS
  const sender = async () => {
    while (Date.now() < end) {
      const delivery = await integrations.claimDelivery()
      if (!delivery) return
      await sendDelivery(container, delivery)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
}
