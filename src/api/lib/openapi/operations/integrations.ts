import { z } from "@medusajs/framework/zod"
import type { Operations } from "../operation"

/** What the programs of others call with a key, and where staff keep the keys. */
export const INTEGRATIONS: Operations = {
  "GET /integrations/items": { summary: "The catalogue, page by page", answer: "IntegrationItemsAnswer" },
  "GET /integrations/items/:code": { summary: "An item with its stock and heats", answer: "ProductDetailAnswer" },
  "GET /integrations/items/:code/price": {
    summary: "The price of a quantity for the key's company",
    answer: "ItemPriceAnswer",
    errors: [422],
  },
  "GET /integrations/orders": { summary: "Orders, newest first", answer: "OrderListAnswer" },
  "GET /integrations/orders/:order_number": { summary: "One order", answer: "OrderAnswer" },
  "POST /integrations/stock": { summary: "Write rows of stock", answer: "StockRowsAnswer", idempotent: true },
  "POST /integrations/prices": { summary: "Write custom prices", answer: "CustomPriceImportAnswer", idempotent: true },
  "GET /admin/metal-integration-keys": { summary: "Keys of integrators, newest first", answer: "IntegrationKeyListAnswer" },
  "POST /admin/metal-integration-keys": {
    summary: "Make a key, which is told this once",
    answer: "NewIntegrationKeyAnswer",
    status: [201],
  },
  "POST /admin/metal-integration-keys/:id/revoke": { summary: "Revoke a key", answer: "IntegrationKeyAnswer", errors: [409] },
  "GET /admin/metal-system": { summary: "How the servers, feeds, jobs and queues do", answer: "SystemAnswer" },
  "GET /admin/metal-system/mails": { summary: "Mails that were not sent at once, newest first", answer: "SystemMailListAnswer" },
  "POST /admin/metal-system/mails/:id/retry": {
    summary: "Try to send a mail now, unless it is sent or being sent",
    answer: "SystemMailAnswer",
  },
  "GET /admin/metal-webhooks": { summary: "Endpoints that are told what happens, newest first", answer: "WebhookListAnswer" },
  "POST /admin/metal-webhooks": {
    summary: "Make an endpoint, whose secret is told this once",
    answer: "WebhookSecretAnswer",
    status: [201],
  },
  "POST /admin/metal-webhooks/:id": { summary: "Change an endpoint, pause it or let it go on", answer: "WebhookAnswer" },
  "DELETE /admin/metal-webhooks/:id": {
    summary: "End an endpoint",
    answer: z.object({ id: z.string(), deleted: z.literal(true) }),
  },
  "POST /admin/metal-webhooks/:id/secret": {
    summary: "Give an endpoint another secret, which is told this once",
    answer: "WebhookSecretAnswer",
  },
  "POST /admin/metal-webhooks/:id/ping": { summary: "Send a test message", answer: "WebhookDeliveryAnswer" },
  "GET /admin/metal-webhook-deliveries": { summary: "Messages to endpoints, newest first", answer: "WebhookDeliveryListAnswer" },
  "GET /admin/metal-webhook-deliveries/:id": { summary: "One message with its tries", answer: "WebhookDeliveryAnswer" },
  "POST /admin/metal-webhook-deliveries/:id/replay": {
    summary: "Have a message sent again",
    answer: "WebhookDeliveryAnswer",
    errors: [409],
  },
  "POST /admin/metal-webhook-deliveries/replay": {
    summary: "Have messages sent again that were given up",
    answer: "WebhookReplayAnswer",
  },
}
