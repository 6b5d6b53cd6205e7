import type { FeedRejectionView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"

export type RejectionPage = { rejections: FeedRejectionView[]; count: number }

/** A page of what an import refused, by line, then by field; NOT_FOUND for an unknown import. */
export async function feedRejections(
  scope: MedusaContainer,
  importId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<RejectionPage> {
  const catalogue = scope.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const [known] = await catalogue.listFeedImports({ id: importId }, { select: ["id"] })
  if (!known) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such import")
  const [rows, count] = await catalogue.listAndCountFeedRejections(
    { feed_import_id: importId },
    { select: ["line", "field", "value", "reason"], order: { line: "ASC", field: "ASC", id: "ASC" }, take: limit, skip: offset },
  )
  return { rejections: rows.map(({ line, field, value, reason }) => ({ line, field, value, reason })), count }
}
