import type { AuthContext, AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils"
import { METAL_SIGN_IN } from "../../modules/metal-sign-in"
import type MetalSignInService from "../../modules/metal-sign-in/service"
import { HttpProblem } from "./http-problem"
import { buyerOf } from "./viewer"

type OwnSignIn = { authIdentityId: string; customerId: string; buyerId: string }

export const keepsSecondFactors = (req: MedusaRequest): boolean =>
  req.scope.resolve<MetalSignInService>(METAL_SIGN_IN).keepsSecondFactors

/** Whose sign-in a buyer's token is. */
export async function ownSignIn(req: MedusaRequest): Promise<OwnSignIn> {
  const { id, customerId } = await buyerOf(req)
  return { authIdentityId: (req as AuthenticatedMedusaRequest).auth_context.auth_identity_id, customerId, buyerId: id }
}

/** The same, of a shop that keeps second factors. */
export async function ownSecondFactor(req: MedusaRequest): Promise<OwnSignIn> {
  if (!keepsSecondFactors(req)) {
    throw new HttpProblem(409, "second_factor_unavailable", "This shop is not set up for a second step at sign-in")
  }
  return await ownSignIn(req)
}

type Claims = AuthContext & { iat?: number; exp?: number; signed_in_at?: number }

/** A token like the caller's for whoever has just given the password and a code, which is a new sign-in. */
export function tokenWithFactor(req: MedusaRequest): string {
  const { iat: _made, exp: _ends, signed_in_at: _since, ...claims }: Claims = (req as AuthenticatedMedusaRequest).auth_context
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return generateJwtToken(
    { ...claims, mfa_enabled: true, mfa_challenge_completed_at: new Date().toISOString() },
    { secret: http.jwtSecret, expiresIn: http.jwtExpiresIn, jwtOptions: http.jwtOptions },
  )
}
