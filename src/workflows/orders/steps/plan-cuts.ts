import type { CartLine } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import type { LineToCut, OrderCuts } from "../../../modules/metal-catalogue/sql/plan-cuts"
import { linesToCut } from "../lib/order-cutting"
import { orderRecordOf } from "../lib/order-record-of"
import type { OrderRecordRow } from "../lib/order-view"

type Input = { orderId: string; oneHeat: boolean; withoutPlan: boolean }

const catalogueOf = (container: MedusaContainer) => container.resolve<MetalCatalogueService>(METAL_CATALOGUE)

const impossible = (reason: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, reason, "cutting_impossible")

/** Lines whose pieces were ordered from one heat. */
const boundLines = ({ lines }: OrderRecordRow) => (lines as unknown as CartLine[]).filter(({ oneHeat }) => oneHeat)
const codesOf = (lines: CartLine[]) => [...new Set(lines.map(({ productCode }) => productCode))].join(", ")

/** What was sold as of one heat is not cut as the desk sees fit. */
function refuseSplit(lines: CartLine[], why: string): void {
  if (lines.length === 0) return
  throw impossible(`All pieces of ${codesOf(lines)} were ordered from one heat: ${why}`)
}

async function refuseUncharted(container: MedusaContainer, record: OrderRecordRow, lines: LineToCut[]): Promise<void> {
  const bound = boundLines(record)
  if (bound.length === 0) return
  const { uncharted } = await catalogueOf(container).readCuttingPlan(record.order_id, lines)
  const unlisted = bound.filter(({ id }) => uncharted.includes(id))
  refuseSplit(unlisted, "its heats are not listed, so that none can be assigned.")
}

function refuseMissing(record: OrderRecordRow, { missing }: OrderCuts, oneHeat: boolean): void {
  if (missing.length === 0) return
  const isMissing = ({ id }: CartLine) => missing.some(({ lineId }) => lineId === id)
  refuseSplit(boundLines(record).filter(isMissing), "no heat in stock has them all, and they must not be split over heats.")
  const pieces = missing.reduce((sum, one) => sum + one.pieces, 0)
  const heat = oneHeat ? " of one heat" : ""
  throw impossible(
    `${pieces} of the pieces cannot be cut from the bars${heat} in stock that nobody else was promised. Process the order without a cutting plan, or cut it otherwise.`,
  )
}

/** Decides which bars an order in progress is cut from, or throws NOT_ALLOWED (cutting_impossible) and keeps none. */
export const planCutsStep = createStep(
  "plan-cuts",
  async ({ orderId, oneHeat, withoutPlan }: Input, { container }) => {
    const record = await orderRecordOf(container, orderId)
    // In any other state the move is refused or was made before; what was planned for it stays.
    if (record.order_status !== "IN_PROGRESS") return new StepResponse(null)
    if (withoutPlan) {
      refuseSplit(boundLines(record), "they need a cutting plan, which says what heat that is.")
      return new StepResponse(null)
    }
    const lines = await linesToCut(container, record, oneHeat)
    await refuseUncharted(container, record, lines)
    refuseMissing(record, await catalogueOf(container).planCuts(orderId, lines), oneHeat)
    return new StepResponse(null, orderId)
  },
  async (orderId, { container }) => {
    if (orderId) await catalogueOf(container).dropCuts(orderId)
  },
)
