import type { MiddlewareRoute } from "@medusajs/framework/http"
import apiMiddlewares from "../../middlewares"
import { maybeCustomerOrStaff } from "../price-viewer"
import { customerOnly, maybeCustomer } from "../viewer"
import { factsOf, type CheckFacts } from "./check-facts"

/** Whom a route asks for: a customer, or a caller it knows when they say who they are. */
export type Caller = "customer" | "maybe customer" | "maybe customer or staff" | null
export type Guards = CheckFacts & { refuses: number[]; caller: Caller }

const CALLERS: [object, Caller][] = [
  [customerOnly, "customer"],
  [maybeCustomerOrStaff, "maybe customer or staff"],
  [maybeCustomer, "maybe customer"],
]

/** Medusa's text matchers are prefixes. */
function matches(matcher: MiddlewareRoute["matcher"], path: string): boolean {
  if (matcher instanceof RegExp) return matcher.test(path)
  const pattern = matcher.replace(/\*/g, ".*").replace(/:[a-z_]+/g, "[^/]+")
  return new RegExp(`^${pattern}(/|$)`, "i").test(path)
}

function checksBefore(method: string, path: string): object[] {
  const example = path.replace(/:[a-z_]+/g, "x")
  const routes: MiddlewareRoute[] = apiMiddlewares.routes ?? []
  return routes
    .filter(
      (route) => (!route.methods || [route.methods].flat().some((one) => one === method)) && matches(route.matcher, example),
    )
    .flatMap((route) => route.middlewares ?? [])
}

/** What the middlewares in front of a route check, as src/api/middlewares.ts puts them there. */
export function guardsOf(method: string, path: string): Guards {
  const checks = checksBefore(method, path)
  const facts = checks.map(factsOf)
  return {
    body: facts.findLast(({ body }) => body)?.body,
    query: facts.findLast(({ query }) => query)?.query,
    scope: facts.find(({ scope }) => scope)?.scope,
    refuses: facts.flatMap(({ refuses = [] }) => refuses),
    caller: CALLERS.find(([check]) => checks.includes(check))?.[1] ?? null,
  }
}
