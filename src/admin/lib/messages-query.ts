import { CONTACT_STATUSES, type ContactListQuery } from "@billet/backend/contract"
import { filterValues } from "./filter-values"
import { offsetOf } from "./paging"

export const MESSAGES_PAGE_SIZE = 25

/** What the list of messages asks for, from the table's state in the address. */
export function messagesQueryOf(params: URLSearchParams): ContactListQuery {
  const [wanted] = filterValues(params.get("status"))
  const status = CONTACT_STATUSES.find((one) => one === wanted)
  return { ...(status ? { status } : {}), limit: MESSAGES_PAGE_SIZE, offset: offsetOf(params) }
}
