import type { CartLine, LineShortage } from "@billet/backend/contract"
import { stockShortages, type WantedLine } from "@billet/backend/orders"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { milsToReserve } from "../../orders/lib/mils-to-reserve"
import { linesOf } from "./cart-line"
import { loadOpenCart } from "./load-cart"

/** The lines of an open cart that the stock cannot take now: another buyer was faster, or two lines want one item. */
export async function cartShortages(
  container: MedusaContainer,
  cartId: string,
  customerId: string | null,
): Promise<LineShortage[]> {
  const wanted = linesOf(await loadOpenCart(container, cartId, customerId)).map(toWanted)
  if (wanted.length === 0) return []
  const levels = await freeLevels(container, cartId, wanted)
  return stockShortages(wanted, levels).map(({ availableMils, ...shortage }) => {
    return { ...shortage, availableInches: availableMils / 1000 }
  })
}

/** Ids of the lines that the stock cannot take now, each looked at by itself. */
export async function shortLines(container: MedusaContainer, cartId: string, lines: CartLine[]): Promise<Set<string>> {
  const wanted = lines.map(toWanted)
  const levels = await freeLevels(container, cartId, wanted)
  return new Set(wanted.filter((line) => stockShortages([line], levels).length > 0).map(({ lineId }) => lineId))
}

function toWanted(line: CartLine): WantedLine {
  const { product_code: productCode, mils, piece_mils: pieceMils } = milsToReserve(line)
  return { lineId: line.id, productCode, mils, pieceMils, pieces: line.pieces }
}

async function freeLevels(container: MedusaContainer, cartId: string, wanted: WantedLine[]) {
  const codes = wanted.map(({ productCode }) => productCode)
  return await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).readFreeLevels(cartId, codes)
}
