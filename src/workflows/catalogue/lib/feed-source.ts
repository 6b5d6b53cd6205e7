import type { FeedKind, FeedSourceOutcome, FeedSourceView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { shownAddress } from "./fetch-feed"

/** What is remembered of the last look at a nightly feed; etag, date and checksum are of the last feed that was taken in. */
export type FeedSourceState = {
  address: string
  checkedAt: string
  outcome: FeedSourceOutcome
  message: string | null
  importId: string | null
  etag: string | null
  lastModified: string | null
  checksum: string | null
}

const keyOf = (kind: FeedKind) => `feed-source-${kind}`

/** The last look at the feed of a kind; null before the first, and for another address than the configured one. */
export async function readFeedSource(container: MedusaContainer, kind: FeedKind): Promise<FeedSourceState | null> {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const [setting] = await catalogue.listSettings({ key: keyOf(kind) })
  const state = setting ? (setting.value as FeedSourceState) : null
  return state && state.address === (await catalogue.feedAddress(kind)) ? state : null
}

export async function keepFeedSource(container: MedusaContainer, kind: FeedKind, state: FeedSourceState): Promise<void> {
  await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).keepSetting(keyOf(kind), state)
}

/** A nightly feed as staff see it; null where none is configured. */
export async function feedSourceView(container: MedusaContainer, kind: FeedKind): Promise<FeedSourceView | null> {
  const address = await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).feedAddress(kind)
  if (address === null) return null
  const state = await readFeedSource(container, kind)
  const { checkedAt = null, outcome = null, message = null, importId = null } = state ?? {}
  return { kind, address: shownAddress(address), checkedAt, outcome, message, importId }
}
