import { createHash } from "node:crypto"
import { NewFeedImportBodySchema, type FeedKind } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { readFeedSource, type FeedSourceState } from "../lib/feed-source"
import { FeedFetchError, fetchFeed, shownAddress } from "../lib/fetch-feed"
import type { NewFeedImport } from "./create-feed-import"

export const NIGHTLY = "nightly feed"

/** What a look at a feed found: what to remember, and the feed itself where it is a new one. */
export type FoundFeed = { state: FeedSourceState; feed: NewFeedImport | null }

/** What the last look left; nothing of it counts once its import failed, so that the same feed is tried again. */
async function lastTaken(container: MedusaContainer, kind: FeedKind): Promise<FeedSourceState | null> {
  const state = await readFeedSource(container, kind)
  if (!state?.importId) return null
  const [feed] = await container
    .resolve<MetalCatalogueService>(METAL_CATALOGUE)
    .listFeedImports({ id: state.importId }, { select: ["id", "status"] })
  return feed && feed.status !== "FAILED" ? state : null
}

async function look(kind: FeedKind, address: string, last: FeedSourceState | null): Promise<FoundFeed> {
  const nothing = { importId: null, etag: null, lastModified: null, checksum: null }
  const seen: FeedSourceState = {
    ...nothing,
    ...last,
    address,
    checkedAt: new Date().toISOString(),
    outcome: "UNCHANGED",
    message: null,
  }
  try {
    const fetched = await fetchFeed(address, last)
    if (fetched.unchanged) return { state: seen, feed: null }
    const { content, etag, lastModified } = fetched
    const checksum = createHash("sha256").update(content).digest("hex")
    if (checksum === last?.checksum) return { state: { ...seen, etag, lastModified }, feed: null }
    const feed = NewFeedImportBodySchema.safeParse({ kind, source: shownAddress(address).slice(-200), content })
    if (!feed.success) throw new FeedFetchError(feed.error.issues.map(({ message }) => message).join("; "))
    return { state: { ...seen, outcome: "TAKEN", etag, lastModified, checksum }, feed: { ...feed.data, startedBy: NIGHTLY } }
  } catch (error) {
    if (!(error instanceof FeedFetchError)) throw error
    return { state: { ...seen, outcome: "FAILED", message: `The feed ${error.message}` }, feed: null }
  }
}

/** Looks at the configured feed of a kind. What goes wrong outside is an outcome; NOT_FOUND where none is configured. */
export const fetchFeedStep = createStep("fetch-feed", async (kind: FeedKind, { container }) => {
  const address = await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).feedAddress(kind)
  if (address === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "No nightly feed of this kind is configured")
  return new StepResponse(await look(kind, address, await lastTaken(container, kind)))
})
