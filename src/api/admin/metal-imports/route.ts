import type {
  FeedImportAnswer,
  FeedImportListAnswer,
  FeedImportListQuerySchema,
  NewFeedImportBodySchema,
} from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { createFeedImportWorkflow } from "../../../workflows/catalogue/create-feed-import"
import { feedImportView, listFeedImports } from "../../lib/feed-import-view"
import { readableFeed } from "../../lib/readable-feed"
import { actorIdOf } from "../../lib/staff"

/** Imports, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<FeedImportListAnswer>): Promise<void> {
  res.json(await listFeedImports(req.scope, req.validatedQuery as unknown as z.output<typeof FeedImportListQuerySchema>))
}

/** Takes a feed in and answers at once; it runs in the background. */
export async function POST(
  req: MedusaRequest<z.output<typeof NewFeedImportBodySchema>>,
  res: MedusaResponse<FeedImportAnswer>,
): Promise<void> {
  readableFeed(req.validatedBody)
  const { result: id } = await createFeedImportWorkflow(req.scope).run({
    input: { ...req.validatedBody, startedBy: actorIdOf(req) },
  })
  res.status(201).json({ import: await feedImportView(req.scope, id) })
}
