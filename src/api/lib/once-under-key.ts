import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { idempotent, type Answer } from "./idempotent"
import { actorIdOf } from "./staff"

/**
 * Runs a route of Medusa's own that moves money once per Idempotency-Key, as ours are: a repetition gets the answer of the
 * first, and without a key nothing is done. An answer that refuses frees the key.
 */
export async function onceUnderKey(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const send = res.json.bind(res)
  let isOurs = false
  const run = () =>
    new Promise<Answer>((resolve, reject) => {
      isOurs = true
      res.json = (body: unknown) => {
        res.json = send
        const answer = { status: res.statusCode, body }
        if (answer.status < 400) resolve(answer)
        else reject(Object.assign(new Error("The route refused"), { answer }))
        return res
      }
      next()
    })
  try {
    const { status, body } = await idempotent(req, actorIdOf(req) ?? "", run)
    res.status(status)
    send(body)
  } catch (error) {
    const refused = (error as { answer?: Answer }).answer
    if (!isOurs || !refused) return next(error)
    res.status(refused.status)
    send(refused.body)
  }
}
