import { CatalogSearchBodySchema } from "@billet/backend/contract"
import { z } from "@medusajs/framework/zod"
import type { Operations } from "../operation"

/** The specification's own calls, and what operators and integrators ask of the server itself. */
export const CONTRACT_CALLS: Operations = {
  "POST /api/catalog-search": {
    summary: "Search the stock",
    answer: "CatalogSearchAnswer",
    body: CatalogSearchBodySchema,
  },
  "GET /api/select-search": { summary: "What the finder's lists offer for a choice", answer: "SelectSearchAnswer" },
  "POST /api/calculate-price": {
    summary: "The caller's price of a quantity of one item",
    answer: "CalculatePriceAnswer",
    errors: [404],
    failures: { 401: "CalculatePriceAnswer", 403: "CalculatePriceAnswer", 422: "CalculatePriceAnswer" },
  },
  "POST /api/price-with-rules": {
    summary: "The caller's prices of the lines of a cart",
    answer: "PriceWithRulesAnswer",
    failures: { 401: "PriceWithRulesAnswer", 403: "PriceWithRulesAnswer" },
  },
  "POST /api/stock-verification": { summary: "Find heats in stock that meet specifications", answer: "StockVerificationAnswer" },
  "POST /quantity/getRequiredQuantity": {
    summary: "Weight and length of one piece",
    answer: "RequiredQuantityAnswer",
    errors: [404, 422],
  },
  "GET /ready": {
    summary: "Whether this process can take work",
    answer: z.object({ ready: z.boolean(), checks: z.record(z.string(), z.boolean()) }),
    status: [200, 503],
  },
  "GET /openapi.json": { summary: "This document", answer: z.looseObject({ openapi: z.string() }) },
  "GET /docs": { summary: "This reference as a page", answer: { file: "text/html" } },
  "GET /docs/:file": { summary: "What the reference page is made of", answer: { file: "*/*" }, errors: [404] },
  "POST /hooks/stripe": {
    summary: "The card provider's messages, signed by it",
    answer: z.object({ received: z.literal(true), repeated: z.boolean() }),
    errors: [404],
  },
}
