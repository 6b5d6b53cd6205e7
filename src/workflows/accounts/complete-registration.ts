import type { CompleteRegistration } from "@billet/backend/contract"
import { regionOfCountry } from "@billet/backend/regions"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep, updateCustomersWorkflow } from "@medusajs/medusa/core-flows"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { ACCOUNT_CHANGED, type AccountChanged } from "./lib/account-changed"
import { addressesOf, buyerFields, customerFields } from "./lib/buyer-fields"
import { isIncomplete } from "./lib/incomplete-registration"
import { linksOf } from "./lib/provider-identity"
import { submitAccountStep } from "./steps/submit-account"

type Input = { authIdentityId: string; customerId: string; buyerId: string; profile: CompleteRegistration }

/** What was said before is kept for nobody: the account stays incomplete until it is submitted. */
const fillInBuyerStep = createStep("fill-in-buyer", async ({ buyerId, profile }: Input, { container }) => {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const buyer = await companies.retrieveBuyer(buyerId)
  if (!isIncomplete(buyer))
    throw new MedusaError(MedusaError.Types.CONFLICT, "There is no registration to complete", "account_state")
  await companies.updateBuyers({
    id: buyerId,
    ...buyerFields(profile),
    region_code: regionOfCountry(profile.company.address.country),
    consent_to_data_processing: profile.consentToDataProcessing,
    terms_accepted_at: new Date(),
  })
  await companies.saveAddresses(buyerId, addressesOf(profile))
  return new StepResponse(null)
})

/** Only whose provider keeps the mailbox, or the shop's people, is let in by the address alone. */
const findStandingStep = createStep("find-standing", async ({ authIdentityId }: Input, { container }) => {
  const links = await linksOf(container, authIdentityId)
  return new StepResponse({ isOwners: links.some(({ standing }) => standing === "NOW") })
})

/** Completes the account that a provider's word has made, and puts it before the staff as a confirmed registration is. */
export const completeRegistrationWorkflow = createWorkflow("complete-registration", (input: Input) => {
  fillInBuyerStep(input)
  updateCustomersWorkflow.runAsStep({
    input: transform({ input }, ({ input: { customerId, profile } }) => ({
      selector: { id: customerId },
      update: customerFields(profile),
    })),
  })
  const standing = findStandingStep(input)
  const submitted = submitAccountStep(
    transform({ input, standing }, ({ input: { customerId }, standing: { isOwners } }) => ({
      customerId,
      from: "UNVERIFIED" as const,
      reason: isOwners ? null : "The address is confirmed by the word of another site, which may be of the past",
      mayLetIn: isOwners,
    })),
  )
  const data = transform(
    { input, submitted },
    ({ input: { customerId }, submitted: { buyerId } }): AccountChanged => ({
      ...{ verb: "submit", buyerId, customerId, actorId: null },
    }),
  )
  when({ submitted }, (all) => all.submitted.changed).then(() => {
    emitEventStep({ eventName: ACCOUNT_CHANGED, data })
  })
  return new WorkflowResponse(submitted)
})
