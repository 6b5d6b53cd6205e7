import { FEED_KINDS, type FeedSourceAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { checkFeedSourceWorkflow } from "../../../../../../workflows/catalogue/check-feed-source"
import { feedSourceView } from "../../../../../../workflows/catalogue/lib/feed-source"

const unknown = () => new MedusaError(MedusaError.Types.NOT_FOUND, "No nightly feed of this kind is configured")

/** Looks at a nightly feed now. A feed that cannot be fetched is an answer too, with the reason in it. */
export async function POST(req: MedusaRequest, res: MedusaResponse<FeedSourceAnswer>): Promise<void> {
  const kind = FEED_KINDS.find((one) => one === req.params.kind?.toUpperCase())
  if (!kind || !(await feedSourceView(req.scope, kind))) throw unknown()
  await checkFeedSourceWorkflow(req.scope).run({ input: { kind } })
  const source = await feedSourceView(req.scope, kind)
  if (!source) throw unknown()
  res.json({ source })
}
