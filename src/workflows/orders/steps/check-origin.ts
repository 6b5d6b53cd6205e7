import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ReservedLine } from "../../../modules/metal-catalogue/sql/reserve-lines"
import type { Freight } from "../../cart/lib/freight"

type Input = { freight: Freight; reserved: ReservedLine[] }

/** Throws NOT_ALLOWED (freight_changed) when metal leaves from another company than its freight was rated from. */
export const checkOriginStep = createStep("check-origin", async ({ freight, reserved }: Input) => {
  const moved = reserved.find(({ line_id: id, coid }) => freight.coids[id] !== coid)
  if (moved) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      `${moved.product_code} now ships from another service centre (${moved.coid}), so its freight has to be rated again`,
      "freight_changed",
    )
  }
  return new StepResponse(null)
})
