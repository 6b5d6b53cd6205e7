import { FEED_IMPORT_STATUS_LABELS, FEED_IMPORT_VERBS, canFeedImport, type FeedImportStatus, type FeedImportVerb } from "@billet/backend/contract"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { SUPERSEDED_MESSAGE } from "../../../modules/metal-catalogue/sql/superseded"

type Undo = { id: string; from: FeedImportStatus; to: FeedImportStatus }

const quoted = (statuses: readonly FeedImportStatus[]) => statuses.map((one) => `"${FEED_IMPORT_STATUS_LABELS[one]}"`).join(" or ")

async function refusal(catalogue: MetalCatalogueService, importId: string, verb: FeedImportVerb): Promise<MedusaError> {
  const [feed] = await catalogue.listFeedImports({ id: importId }, { select: ["status"] })
  if (!feed) return new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such import")
  if (canFeedImport(verb, feed.status)) return new MedusaError(MedusaError.Types.NOT_ALLOWED, SUPERSEDED_MESSAGE, "import_superseded")
  const message = `The import is at ${quoted([feed.status])}; it takes "${verb}" only at ${quoted(FEED_IMPORT_VERBS[verb].from)}`
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, message, "import_state")
}

/** Takes an import from one state to another as the contract's table of verbs allows; NOT_FOUND for an unknown one. */
export const moveFeedImportStep = createStep(
  "move-feed-import",
  async ({ importId, verb }: { importId: string; verb: FeedImportVerb }, { container }) => {
    const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
    const { from, to } = FEED_IMPORT_VERBS[verb]
    const withdrawalsConfirmed = verb === "confirm" ? true : undefined
    const left = await catalogue.moveFeedImport({ id: importId, from, to, goesOn: verb !== "cancel", withdrawalsConfirmed })
    if (!left) throw await refusal(catalogue, importId, verb)
    return new StepResponse(importId, { id: importId, from: to, to: left } satisfies Undo)
  },
  async (undo, { container }) => {
    if (!undo) return
    const { id, from, to } = undo
    const withdrawalsConfirmed = to === "NEEDS_CONFIRMATION" ? false : undefined
    const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
    await catalogue.moveFeedImport({ id, from: [from], to, goesOn: false, withdrawalsConfirmed })
  },
)
