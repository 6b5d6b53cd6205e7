import { COIDS, type CartLine, type Coid } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { milsToReserve } from "../../orders/lib/mils-to-reserve"

const isCoid = (value: string): value is Coid => COIDS.some((coid) => coid === value)

/**
 * The company each line would leave from now, by line id: the first the item names that has the length (decision 33), as
 * the reservation goes. A line that nobody has leaves from the first company.
 */
export async function stockingCompanies(container: MedusaContainer, lines: readonly CartLine[]): Promise<Record<string, Coid>> {
  const levels = await container
    .resolve<MetalCatalogueService>(METAL_CATALOGUE)
    .readLevelsInSale([...new Set(lines.map(({ productCode }) => productCode))])
  const free = new Map(levels.map(({ id, free_mils: mils }) => [id, mils]))
  return Object.fromEntries(
    lines.map((line) => {
      const order = line.coid.split(",").map((coid) => coid.trim())
      const place = (coid: string) => (order.includes(coid) ? order.indexOf(coid) : order.length)
      const { mils, piece_mils: piece } = milsToReserve(line)
      const level = levels
        .filter(({ product_code: code }) => code === line.productCode)
        .sort((a, b) => place(a.coid) - place(b.coid) || a.coid.localeCompare(b.coid))
        .find(({ id, longest_mils: longest }) => (free.get(id) ?? 0) >= mils && longest >= piece)
      if (level) free.set(level.id, (free.get(level.id) ?? 0) - mils)
      const coid = level?.coid ?? order[0] ?? ""
      return [line.id, isCoid(coid) ? coid : "INC"]
    }),
  )
}
