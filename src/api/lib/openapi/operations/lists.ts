import { z } from "@medusajs/framework/zod"
import type { Operations } from "../operation"

const LISTS = "/store/metal-lists"

/** What a buyer keeps to order again. */
export const LIST_OPERATIONS: Operations = {
  [`GET ${LISTS}`]: { summary: "The buyer's lists by name", answer: "SavedListListAnswer" },
  [`POST ${LISTS}`]: {
    summary: "A new list, or the buyer's own of that name",
    answer: "SavedListAnswer",
    status: [200, 201],
    errors: [409],
  },
  [`GET ${LISTS}/:id`]: { summary: "An own list with its items", answer: "SavedListAnswer" },
  [`POST ${LISTS}/:id`]: { summary: "Give an own list another name", answer: "SavedListAnswer", errors: [409] },
  [`DELETE ${LISTS}/:id`]: { summary: "Remove an own list", answer: z.object({ removed: z.literal(true) }) },
  [`POST ${LISTS}/:id/lines`]: {
    summary: "Put items on an own list; the same item gets these pieces",
    answer: "SavedListAnswer",
    errors: [409],
  },
  [`DELETE ${LISTS}/:id/lines/:line_id`]: { summary: "Take an item off an own list", answer: "SavedListAnswer" },
  "GET /store/metal-bought-items": { summary: "What the buyer has bought before, the latest first", answer: "BoughtItemsAnswer" },
}
