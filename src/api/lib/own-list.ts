import { availabilityOf, type SavedItem, type SavedListAnswer } from "@billet/backend/contract"
import type { StockIndex } from "@billet/backend/catalogue/engine"
import type { MedusaRequest } from "@medusajs/framework/http"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"
import { METAL_LIST } from "../../modules/metal-list"
import type MetalListService from "../../modules/metal-list/service"
import type { OwnList } from "../../modules/metal-list/sql/lines"
import { HttpProblem } from "./http-problem"
import { customerIdOf } from "./viewer"

/** The list of the path, as the caller's own. */
export const ownListOf = (req: MedusaRequest): OwnList => ({
  customerId: customerIdOf(req) ?? "",
  listId: req.params.id ?? "",
})

/** A list of the caller as it is now, with its items as the stock has them now; anyone else's is 404. */
export async function listAnswer(req: MedusaRequest, { customerId, listId }: OwnList): Promise<SavedListAnswer> {
  const list = await req.scope.resolve<MetalListService>(METAL_LIST).listOf(customerId, listId)
  if (!list) throw new HttpProblem(404, "not_found", "There is no such list")
  const index = await req.scope.resolve<MetalCatalogueService>(METAL_CATALOGUE).stockIndex()
  return { list: { ...list, lines: list.lines.map((line) => ({ ...line, item: itemOf(index, line.productCode) })) } }
}

function itemOf(index: StockIndex, productCode: string): SavedItem | null {
  const item = index.get(productCode)
  if (!item) return null
  const { productName, availableInches, withdrawn } = item
  return { productName, availabilityClass: availabilityOf(item), availableInches, withdrawn }
}
