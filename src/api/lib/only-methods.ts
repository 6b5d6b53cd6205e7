import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** Answers 405 with the methods a path takes; preflights pass. */
export function onlyMethods(...methods: string[]) {
  const allowed = new Set([...methods, "OPTIONS", ...(methods.includes("GET") ? ["HEAD"] : [])])
  return (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void => {
    if (allowed.has(req.method)) next()
    else {
      res.setHeader("Allow", methods.join(", "))
      res.status(405).json({ type: "method_not_allowed", message: `${req.method} is not possible here; use ${methods.join(" or ")}` })
    }
  }
}
