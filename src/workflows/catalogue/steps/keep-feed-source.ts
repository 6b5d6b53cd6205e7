import type { FeedKind } from "@billet/backend/contract"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { keepFeedSource, type FeedSourceState } from "../lib/feed-source"

/** The last step, so nothing has to be undone. */
export const keepFeedSourceStep = createStep(
  "keep-feed-source",
  async ({ kind, state }: { kind: FeedKind; state: FeedSourceState }, { container }) => {
    await keepFeedSource(container, kind, state)
    return new StepResponse(state)
  },
)
