import { MedusaError } from "@medusajs/framework/utils"

/** The proof is none: forged, for somebody else, too old. Why is for the log; whoever sent it learns nothing. */
export class BadProof extends Error {
  override readonly name = "BadProof"
}

/** The provider says nothing that could be understood. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer"
}

/** Codes of refusals that the routes answer by. */
export const PROOF_REFUSED = "proof_refused"
export const PROVIDER_UNAVAILABLE = "provider_unavailable"

export const proofRefused = (): MedusaError =>
  new MedusaError(MedusaError.Types.UNAUTHORIZED, "The provider's proof is not good", PROOF_REFUSED)

export const providerUnavailable = (): MedusaError =>
  new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "The provider does not answer. Try again in a minute", PROVIDER_UNAVAILABLE)
