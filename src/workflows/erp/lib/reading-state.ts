import type { FeedKind } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import type { Mark, Reading } from "../../../modules/metal-erp/read-rows"

/** How far the supplier's stock was read: up to a mark, or in the middle of a reading. */
export type Progress = { mark: Mark | null; reading: Reading | null; checksum: string | null }

/** `done` holds for what is imported; `importing` is a feed that has to be through before `then` holds. */
export type ErpState = { done: Progress; importing: { importId: string; then: Progress } | null }

const NOTHING: ErpState = { done: { mark: null, reading: null, checksum: null }, importing: null }

const keyOf = (what: ErpFeed) => `erp-${what.kind}-${what.whole ? "whole" : "changes"}`.toLowerCase()

/** What is read: the rows of a kind that changed, or all of them. */
export type ErpFeed = { kind: FeedKind; whole: boolean }

export async function keepErpState(container: MedusaContainer, what: ErpFeed, state: ErpState): Promise<ErpState> {
  await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).keepSetting(keyOf(what), state)
  return state
}

/** Where reading stands. A feed that came to nothing is forgotten, so that its rows are read again; `busy` while one runs. */
export async function readErpState(container: MedusaContainer, what: ErpFeed): Promise<ErpState & { busy: boolean }> {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const [setting] = await catalogue.listSettings({ key: keyOf(what) })
  const state = (setting?.value as ErpState | undefined) ?? NOTHING
  if (!state.importing) return { ...state, busy: false }
  const [feed] = await catalogue.listFeedImports({ id: state.importing.importId }, { select: ["id", "status"] })
  if (feed && ["PENDING", "RUNNING", "NEEDS_CONFIRMATION"].includes(feed.status)) return { ...state, busy: true }
  const done = feed?.status === "COMPLETED" ? state.importing.then : state.done
  return { ...(await keepErpState(container, what, { done, importing: null })), busy: false }
}
