import { isSameLine, type CartLine } from "@billet/backend/contract"
import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { milsToReserve } from "../../orders/lib/mils-to-reserve"
import { linesOf } from "./cart-line"
import type { LineChangeRequest } from "./line-change"

/** Changes by which somebody asks for pieces; whatever else changes a cart leaves its wishes as they were. */
const ASKING: readonly LineChangeRequest["kind"][] = ["add", "add-many", "update"]

/** Why a line cannot be cut from one heat now; null where it can, or leaves its heats open. */
export async function oneHeatLackOf(container: MedusaContainer, cartId: string, line: CartLine): Promise<string | null> {
  if (!line.oneHeat) return null
  return await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).readOneHeatLack(cartId, milsToReserve(line))
}

/** Refuses lines that a change asks for from one heat where no heat has their pieces now. */
export async function checkOneHeat(
  container: MedusaContainer,
  cart: CartDTO,
  { change, lines }: { change: LineChangeRequest; lines: CartLine[] },
): Promise<void> {
  if (!ASKING.includes(change.kind)) return
  const before = linesOf(cart)
  const isKnown = (line: CartLine) => before.some((one) => isSameLine(one, line) && one.pieces >= line.pieces)
  for (const line of lines) {
    const lack = isKnown(line) ? null : await oneHeatLackOf(container, cart.id, line)
    if (lack !== null) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, lack, "one_heat_unavailable")
  }
}
