import type { AdminCutting, BarCutView, CartLine, LineHeat } from "@billet/backend/contract"
import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type { BarCut } from "../../../modules/metal-catalogue/models/bar-cut"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import type { LineToCut, PlannedCut } from "../../../modules/metal-catalogue/sql/plan-cuts"
import { certificatesOf } from "../../catalogue/lib/certificates-of"
import { milsOf } from "./mils-of"
import type { OrderRecordRow } from "./order-view"

type Cut = { lineId: string; pieceMils: number; pieces: number }
type Row = InferTypeOf<typeof BarCut>

const inches = (mils: number) => mils / 1000
const piecesOf = (cuts: Cut[]) =>
  cuts.map(({ lineId, pieceMils, pieces }) => ({ lineId, pieceInches: inches(pieceMils), pieces }))
/** JSON as it was written by the plan. */
const cutsOf = (row: Row) => row.cuts as unknown as Cut[]

const ofRow = (row: Row): BarCutView => ({
  ...{ castNumber: row.cast_number, millId: row.mill_id, certificateType: row.certificate_type },
  ...{ coid: row.coid, productCode: row.product_code, barInches: inches(row.bar_mils) },
  ...{ kerfInches: inches(row.kerf_mils), offcutInches: inches(row.offcut_mils), cuts: piecesOf(cutsOf(row)) },
})

const ofPlan = ({ heat, mils, kerfMils, offcutMils, cuts }: PlannedCut): BarCutView => ({
  ...{ castNumber: heat.cast_number, millId: heat.mill_id, certificateType: heat.certificate_type },
  ...{ coid: heat.coid, productCode: heat.product_code, barInches: inches(mils) },
  ...{ kerfInches: inches(kerfMils), offcutInches: inches(offcutMils), cuts: piecesOf(cuts) },
})

const keptCuts = (container: MedusaContainer, orderId: string) =>
  container
    .resolve<MetalCatalogueService>(METAL_CATALOGUE)
    .listBarCuts({ order_id: orderId, status: ["PLANNED", "DONE"] }, { order: { id: "ASC" }, take: null })

/** An order's lines as the saw sees them: where their metal is reserved, and what is to be of one heat. */
export async function linesToCut(container: MedusaContainer, record: OrderRecordRow, eachOneHeat: boolean): Promise<LineToCut[]> {
  const reserved = await container
    .resolve<MetalCatalogueService>(METAL_CATALOGUE)
    .listReservations({ order_id: record.order_id, status: "RESERVED" }, { take: null })
  return (record.lines as unknown as CartLine[]).flatMap(({ id, lengthInInches, pieces, ...line }) => {
    const levelId = reserved.find(({ line_id }) => line_id === id)?.stock_level_id
    const promised = line.oneHeat ?? false
    const oneHeat = eachOneHeat || promised
    return levelId ? [{ levelId, lineId: id, pieceMils: milsOf(lengthInInches), pieces, oneHeat, promised }] : []
  })
}

/** The saw ticket: what is kept for the order, or, while it is in progress, what would be cut now. */
export async function cuttingOf(container: MedusaContainer, record: OrderRecordRow): Promise<AdminCutting | null> {
  const kept = await keptCuts(container, record.order_id)
  if (kept.length) {
    const status = kept.every((row) => row.status === "DONE") ? "DONE" : "PLANNED"
    return { status, bars: kept.map(ofRow), missing: [], uncharted: [] }
  }
  if (record.order_status !== "IN_PROGRESS") return null
  const { cuts, missing, uncharted } = await container
    .resolve<MetalCatalogueService>(METAL_CATALOGUE)
    .readCuttingPlan(record.order_id, await linesToCut(container, record, false))
  return { status: "PROPOSED", bars: cuts.map(ofPlan), missing, uncharted }
}

/** The heats that each line was cut from. */
export async function lineHeats(container: MedusaContainer, orderId: string): Promise<LineHeat[]> {
  const heats = new Map<string, LineHeat>()
  const rows = await keptCuts(container, orderId)
  const certificateOf = await certificatesOf(container, rows)
  for (const row of rows) {
    for (const { lineId, pieces } of cutsOf(row)) {
      const key = `${lineId} ${row.heat_id}`
      const before = heats.get(key)?.pieces ?? 0
      const { cast_number: castNumber, mill_id: millId, certificate_type: certificateType } = row
      heats.set(key, {
        ...{ lineId, castNumber, millId, certificateType, pieces: before + pieces },
        certificateId: certificateOf(row),
      })
    }
  }
  return [...heats.values()]
}
