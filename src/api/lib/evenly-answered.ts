import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { evenly } from "./evenly"

/** Holds an answer back until the next full beat, so that its time does not tell whether an account exists. */
export function evenlyAnswered(_req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const end = res.end.bind(res)
  const ended = new Promise<Parameters<typeof end>>((resolve) => {
    res.end = ((...parts: Parameters<typeof end>) => {
      resolve(parts)
      return res
    }) as typeof res.end
  })
  evenly(() => ended).then((parts) => end(...parts), next)
  next()
}
