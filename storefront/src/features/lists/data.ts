import "server-only"
import type {
  BoughtItem,
  BoughtItemsAnswer,
  SavedListAnswer,
  SavedListListAnswer,
  SavedListSummary,
} from "@billet/backend/contract"
import { callBackend } from "@/lib/backend"
import { BackendError } from "@/lib/backend-error"

/** The buyer's lists by name. */
export async function getLists(token: string): Promise<SavedListSummary[]> {
  return (await callBackend<SavedListListAnswer>("/store/metal-lists", { token })).lists
}

/** The same where a page shows them beside something else, which must not fail with them. */
export async function listsOrNone(token: string): Promise<SavedListSummary[]> {
  try {
    return await getLists(token)
  } catch (error) {
    console.error("The saved lists could not be read", error)
    return []
  }
}

/** An own list with its lines; null when there is none. */
export async function getList(token: string, id: string): Promise<SavedListAnswer["list"] | null> {
  try {
    return (await callBackend<SavedListAnswer>(`/store/metal-lists/${encodeURIComponent(id)}`, { token })).list
  } catch (error) {
    if (error instanceof BackendError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

/** What the buyer has bought before, the latest first. */
export async function getBoughtItems(token: string): Promise<BoughtItem[]> {
  return (await callBackend<BoughtItemsAnswer>("/store/metal-bought-items", { token })).items
}
