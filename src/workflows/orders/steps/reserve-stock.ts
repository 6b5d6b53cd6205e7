import type { CartLine } from "@billet/backend/contract"
import { lineInches } from "@billet/backend/quantity"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import type { LineToReserve } from "../../../modules/metal-catalogue/sql/reserve-lines"
import { milsOf } from "../lib/mils-of"

type Input = { cartId: string; lines: CartLine[] }

function toReserve(line: CartLine): LineToReserve {
  const piece = milsOf(line.lengthInInches)
  const whole = milsOf(lineInches({ inches: line.lengthInInches, pounds: line.weightInPounds }, line.pieces))
  return { line_id: line.id, product_code: line.productCode, piece_mils: piece, mils: Math.max(whole, piece) }
}

/** Holds the inches of every line, or throws NOT_ALLOWED (insufficient_stock) and holds none. */
export const reserveStockStep = createStep(
  "reserve-stock",
  async (input: Input, { container }) => {
    const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
    const reserved = await catalogue.reserveLines(input.cartId, input.lines.map(toReserve))
    return new StepResponse(reserved, input.cartId)
  },
  async (cartId, { container }) => {
    if (cartId) await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).releaseReservations({ cartId })
  },
)
