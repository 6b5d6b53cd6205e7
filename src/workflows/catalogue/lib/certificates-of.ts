import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"

type HeatName = { mill_id: string; cast_number: string }
const keyOf = ({ mill_id, cast_number }: HeatName) => `${mill_id} ${cast_number}`

/** The certificate of each heat that has one, for whoever asks by a heat's name. Their files are not read. */
export async function certificatesOf(container: MedusaContainer, heats: HeatName[]): Promise<(heat: HeatName) => string | null> {
  const found = heats.length
    ? await container
        .resolve<MetalCatalogueService>(METAL_CATALOGUE)
        .listCertificates(
          { cast_number: [...new Set(heats.map(({ cast_number }) => cast_number))] },
          { select: ["id", "mill_id", "cast_number"], take: null },
        )
    : []
  const ids = new Map(found.map((one) => [keyOf(one), one.id]))
  return (heat) => ids.get(keyOf(heat)) ?? null
}
