import type { AuthenticatedMedusaRequest, MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { loadBuyer } from "../../workflows/accounts/lib/load-buyer"
import { evenly } from "./evenly"
import { HttpProblem } from "./http-problem"
import { rememberSignIn } from "./remember-sign-in"
import { maybeCustomer } from "./viewer"

type Answer = { token?: unknown }

const REFUSED = { type: "access_denied", message: "This account cannot sign in" }

/** Whom a token that was just issued is for. */
function customerOf({ token }: Answer): string | null {
  const [, payload] = typeof token === "string" ? token.split(".") : []
  if (!payload) return null
  const { actor_id: id } = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as { actor_id?: unknown }
  return typeof id === "string" && id !== "" ? id : null
}

async function mayEnter(req: MedusaRequest, body: Answer): Promise<boolean> {
  return (await loadBuyer(req.scope, customerOf(body)))?.maySignIn ?? true
}

/** What a route answers through `res.json`, held back until it is known how to answer. */
function answerOf(res: MedusaResponse): Promise<unknown> {
  return new Promise((resolve) => {
    res.json = (body: unknown) => {
      resolve(body)
      return res
    }
  })
}

/**
 * Stands before Medusa's sign-in of customers: whoever may not sign in gets no token though the password is right, and the
 * answer comes at a full beat, so that its time does not tell an unknown address from a wrong password.
 */
export function customerSignIn(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const send = res.json.bind(res)
  const answer = answerOf(res)
  const decide = async () => {
    const body = await answer
    if (res.statusCode !== 200) return body
    if (await mayEnter(req, body as Answer)) return await rememberSignIn(req, body).then(() => body)
    res.status(403)
    return REFUSED
  }
  evenly(decide).then(send, (error: unknown) => {
    res.json = send
    next(error)
  })
  next()
}

/** A customer's token is renewed only while it is good, and never by a cookie. Staff are core's to judge. */
export async function customerRefresh(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const { auth_context: context } = req as Partial<AuthenticatedMedusaRequest>
  await maybeCustomer(req, res, (error?: unknown) => {
    if (context && context.actor_type !== "customer") Object.assign(req, { auth_context: context })
    next(
      error ?? (context && !Reflect.get(req, "auth_context") ? new HttpProblem(401, "unauthorized", "Sign in first") : undefined),
    )
  })
}
