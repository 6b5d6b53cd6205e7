import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CONTACT } from "../../../modules/metal-contact"
import type MetalContactService from "../../../modules/metal-contact/service"
import type { NewWaitlistEntry } from "../../../modules/metal-contact/service"

/** Stores a waitlist entry. */
export const takeWaitlistEntryStep = createStep(
  "take-waitlist-entry",
  async (entry: NewWaitlistEntry, { container }) => {
    const taken = await container.resolve<MetalContactService>(METAL_CONTACT).takeWaitlistEntry(entry)
    return new StepResponse(taken, taken.isNew ? taken.id : null)
  },
  async (id, { container }) => {
    if (id) await container.resolve<MetalContactService>(METAL_CONTACT).deleteWaitlistEntries(id)
  },
)
