import type { FeedKind } from "@billet/backend/contract"
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { lockStep, unlockStep } from "../shared/steps/locks"
import { createFeedImportWorkflow } from "./create-feed-import"
import type { FeedSourceState } from "./lib/feed-source"
import type { NewFeedImport } from "./steps/create-feed-import"
import { fetchFeedStep } from "./steps/fetch-feed"
import { keepFeedSourceStep } from "./steps/keep-feed-source"

/** Looks at a nightly feed and, where it is another one than last time, takes it in; one look at a time. */
export const checkFeedSourceWorkflow = createWorkflow("check-feed-source", (input: { kind: FeedKind }) => {
  const key = transform({ input }, (data) => `feed-source-${data.input.kind}`)
  const turn = lockStep({ key, timeout: 10, ttl: 600 })
  const found = fetchFeedStep(input.kind)
  const importId = when("feed-is-new", { found }, ({ found: { feed } }) => feed !== null).then(() =>
    createFeedImportWorkflow.runAsStep({ input: transform({ found }, (data) => data.found.feed as NewFeedImport) }),
  )
  const state = keepFeedSourceStep(
    transform({ input, found, importId }, (data): { kind: FeedKind; state: FeedSourceState } => ({
      kind: data.input.kind,
      state: { ...data.found.state, importId: data.importId ?? data.found.state.importId },
    })),
  )
  unlockStep(turn)
  return new WorkflowResponse(state)
})
