import { signedInAt, type TokenTimes } from "@billet/backend/accounts"
import type { AuthenticatedMedusaRequest, MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils"

type Payload = Record<string, unknown> & { iat?: number; exp?: number }

const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")) as Payload

/**
 * Stands before Medusa's renewal of tokens: the new token says when its holder signed in, so that it ends when the first one's
 * time is over however often it is renewed.
 */
export function renewedToken(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const { auth_context: old } = req as Partial<AuthenticatedMedusaRequest>
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const send = res.json.bind(res)
  res.json = (body: unknown) => {
    const { token } = body as { token?: unknown }
    if (!old || typeof token !== "string") return send(body)
    const { iat: _made, exp: _ends, ...payload } = payloadOf(token)
    const claims = { ...payload, signed_in_at: signedInAt(old as TokenTimes) }
    const settings = { secret: http.jwtSecret, expiresIn: http.jwtExpiresIn, jwtOptions: http.jwtOptions }
    return send({ ...(body as object), token: generateJwtToken(claims, settings) })
  }
  next()
}
