import type { NewSignInBody } from "@billet/backend/contract"
import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId, Modules } from "@medusajs/framework/utils"
import { generateJwtTokenForAuthIdentity } from "@medusajs/medusa/api/auth/utils/generate-jwt-token"
import { PASSWORD_REFUSED } from "../../modules/shared/password-refused"
import { HttpProblem } from "./http-problem"

/** What an address that has a sign-in already is answered with: a token like any other, of nobody. */
function nobody(email: string): AuthIdentityDTO {
  const provider = { id: generateEntityId(undefined, "provid"), provider: "emailpass", entity_id: email }
  return {
    id: generateEntityId(undefined, "authid"),
    provider_identities: [provider],
    app_metadata: {},
  } as unknown as AuthIdentityDTO
}

/** Registers a sign-in and answers the token an invitation is accepted with. */
export async function registerStaffSignIn(scope: MedusaContainer, body: NewSignInBody): Promise<string> {
  const { authIdentity, error = "" } = await scope.resolve(Modules.AUTH).register("emailpass", { body })
  if (!authIdentity && error.startsWith(PASSWORD_REFUSED)) {
    const reason = error.slice(PASSWORD_REFUSED.length)
    throw new HttpProblem(400, "invalid_data", `password: ${reason}`, [{ field: "password", reason }])
  }
  const { http } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return await generateJwtTokenForAuthIdentity(
    { authIdentity: authIdentity ?? nobody(body.email), actorType: "user", authProvider: "emailpass", container: scope },
    { secret: http.jwtSecret ?? "", expiresIn: http.jwtExpiresIn, options: http.jwtOptions },
  )
}
