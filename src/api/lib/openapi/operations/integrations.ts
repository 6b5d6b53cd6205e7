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
}
