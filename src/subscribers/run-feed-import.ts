import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { FEED_IMPORT_REQUESTED } from "../workflows/catalogue/create-feed-import"
import { failFeedImportWorkflow } from "../workflows/catalogue/fail-feed-import"
import { messageOf } from "../workflows/shared/message-of"
import { runFeedImportWorkflow } from "../workflows/catalogue/run-feed-import"

/** Not failures: the import waits for another of its kind, or the request came twice. */
const NOT_NOW = new Set(["import_running", "import_over"])

/** Runs a feed that was taken in. While another of its kind runs it stays pending; the resume job asks again. */
export default async function runFeedImport({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  const importId = event.data.id
  try {
    await runFeedImportWorkflow(container).run({ input: { importId } })
  } catch (error) {
    if (MedusaError.isMedusaError(error) && error.code && NOT_NOW.has(error.code)) return
    const message = messageOf(error)
    container.resolve(ContainerRegistrationKeys.LOGGER).error(`Feed import ${importId} failed: ${message}`)
    await failFeedImportWorkflow(container).run({ input: { importId, message } })
  }
}

export const config: SubscriberConfig = { event: FEED_IMPORT_REQUESTED }
