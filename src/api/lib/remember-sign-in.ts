import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_SIGN_IN } from "../../modules/metal-sign-in"
import type MetalSignInService from "../../modules/metal-sign-in/service"
import { callerAddress } from "./caller-address"
import { beforeAnswer } from "./held-answer"

type Claims = { actor_type?: unknown; actor_id?: unknown; auth_provider?: unknown }

/** What a token that was just made says; nothing for an answer without one. */
function claimsOf(body: unknown): Claims {
  const token: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "token") : null
  const [, payload] = typeof token === "string" ? token.split(".") : []
  return payload ? (JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as Claims) : {}
}

/** Writes a buyer's sign-in down when the answer holds a token that opens the account; half a sign-in is none. */
export async function rememberSignIn(req: MedusaRequest, body: unknown): Promise<void> {
  const { actor_type: type, actor_id: customerId, auth_provider: provider } = claimsOf(body)
  if (type !== "customer" || typeof customerId !== "string" || customerId === "") return
  await req.scope.resolve<MetalSignInService>(METAL_SIGN_IN).addSignIn({
    customerId,
    provider: String(provider),
    address: await callerAddress(req),
    agent: req.get("user-agent") ?? null,
  })
}

/** Stands before a route that ends a sign-in. */
export function rememberedSignIn(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  beforeAnswer(res, (status, body) => (status === 200 ? rememberSignIn(req, body) : Promise.resolve()), next)
  next()
}
