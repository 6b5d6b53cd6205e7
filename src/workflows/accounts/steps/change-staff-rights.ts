import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_STAFF } from "../../../modules/metal-staff"
import type MetalStaffService from "../../../modules/metal-staff/service"
import type { RightsChange } from "../../../modules/metal-staff/sql/change-rights"

/** Changes a user's rights; NOT_FOUND for an unknown user. What fails later in the workflow gives the old ones back. */
export const changeStaffRightsStep = createStep(
  "change-staff-rights",
  async (change: RightsChange, { container }) => {
    await container.resolve(Modules.USER).retrieveUser(change.userId, { select: ["id"] })
    const changed = await container.resolve<MetalStaffService>(METAL_STAFF).changeRights(change)
    return new StepResponse(changed, { userId: change.userId, before: changed.before })
  },
  async (undo, { container }) => {
    if (undo) await container.resolve<MetalStaffService>(METAL_STAFF).setRights(undo.userId, undo.before)
  },
)
