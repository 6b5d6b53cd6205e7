import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_TEST_TYPE,
  WEBHOOK_TYPES,
  type WebhookDeliveryListQuery,
} from "@billet/backend/contract"
import { filterValues } from "./filter-values"
import { offsetOf } from "./paging"

export const DELIVERIES_PAGE_SIZE = 25

/** What the list of messages to endpoints asks for, from the table's state in the address. */
export function deliveriesQueryOf(params: URLSearchParams): WebhookDeliveryListQuery {
  const wanted = (name: string) => filterValues(params.get(name))[0]
  const state = WEBHOOK_DELIVERY_STATES.find((one) => one === wanted("state"))
  const type = [...WEBHOOK_TYPES, WEBHOOK_TEST_TYPE].find((one) => one === wanted("type")) as WebhookDeliveryListQuery["type"]
  const webhookId = wanted("webhook")
  return {
    ...(state ? { state } : {}),
    ...(type ? { type } : {}),
    ...(webhookId ? { webhookId } : {}),
    limit: DELIVERIES_PAGE_SIZE,
    offset: offsetOf(params),
  }
}
