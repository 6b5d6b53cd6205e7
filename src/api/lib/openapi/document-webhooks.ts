import { WEBHOOK_DATA, WEBHOOK_TEST_TYPE, WEBHOOK_TYPE_LABELS, webhookBodySchema } from "@billet/backend/contract"
import { z } from "@medusajs/framework/zod"
import type { Json } from "./document-operation"

const LABELS = { ...WEBHOOK_TYPE_LABELS, [WEBHOOK_TEST_TYPE]: "A test, sent on demand" }

const HEADERS: Record<string, string> = {
  "webhook-id": "The id of the message, the same however often it is sent: take each once",
  "webhook-timestamp": "When it was sent, in seconds since 1970: refuse one that is minutes old",
  "webhook-signature":
    "v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces",
}

/** What is sent to the endpoints of integrators, by type. */
export function documentWebhooks(): Record<string, Json> {
  const types = Object.keys(WEBHOOK_DATA) as (keyof typeof WEBHOOK_DATA)[]
  const parameters = Object.entries(HEADERS).map(([name, description]) => ({
    ...{ name, in: "header", required: true, description },
    schema: { type: "string" },
  }))
  return Object.fromEntries(
    types.map((type) => {
      const { $schema: _, ...schema } = z.toJSONSchema(webhookBodySchema(type))
      const post = {
        summary: LABELS[type],
        operationId: `webhook-${type}`,
        tags: ["webhooks"],
        security: [],
        parameters,
        requestBody: { required: true, content: { "application/json": { schema } } },
        responses: {
          "2XX": { description: "Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day." },
        },
      }
      return [type, { post }]
    }),
  )
}
