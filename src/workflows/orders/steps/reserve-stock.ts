import type { CartLine } from "@billet/backend/contract"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { milsToReserve } from "../lib/mils-to-reserve"

type Input = { cartId: string; lines: CartLine[] }

/** Holds the inches of every line, or throws NOT_ALLOWED (insufficient_stock) and holds none. */
export const reserveStockStep = createStep(
  "reserve-stock",
  async (input: Input, { container }) => {
    const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
    const reserved = await catalogue.reserveLines(input.cartId, input.lines.map(milsToReserve))
    return new StepResponse(reserved, input.cartId)
  },
  async (cartId, { container }) => {
    if (cartId) await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).releaseReservations({ cartId })
  },
)
