import type { IntegrationScope } from "@billet/backend/contract"
import type { ZodType } from "@medusajs/framework/zod"

/** What a check in front of a route makes of a request, for the document of the routes. */
export type CheckFacts = {
  body?: ZodType
  query?: ZodType
  /** Statuses it refuses with. */
  refuses?: number[]
  /** What a key of an integrator must open. */
  scope?: IntegrationScope
}

const facts = new WeakMap<object, CheckFacts>()

/** Remembers what a middleware checks. */
export function withFacts<Check extends object>(check: Check, told: CheckFacts): Check {
  facts.set(check, told)
  return check
}

export const factsOf = (check: object): CheckFacts => facts.get(check) ?? {}
