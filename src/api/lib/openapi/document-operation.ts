import { findAdminRoute } from "@billet/backend/accounts"
import { z } from "@medusajs/framework/zod"
import { guardsOf, type Caller, type Guards } from "./guards-of"
import type { AnswerKind, Operation } from "./operation"
import { refusalsOf } from "./statuses-of"

export type Json = { [name: string]: unknown }

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** What a sender may write; checks that no schema can say are left to the server. */
function inputSchema(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })
  return json
}

function parametersOf(path: string, query: z.ZodType | undefined, operation: Operation): Json[] {
  const names = [...path.matchAll(/:([a-z_]+)/g)].map(([, name]) => name)
  const json = query ? inputSchema(query) : {}
  const required = Array.isArray(json.required) ? json.required : []
  const key = {
    name: "Idempotency-Key",
    in: "header",
    required: true,
    schema: { type: "string", pattern: "^[\\x21-\\x7e]{8,200}$" },
  }
  return [
    ...names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
    ...Object.entries(json.properties ?? {}).map(([name, schema]) => ({
      name,
      in: "query",
      required: required.includes(name),
      schema,
    })),
    ...(operation.idempotent ? [key] : []),
  ]
}

function contentOf(answer: AnswerKind): Json {
  if (answer === "EMPTY") return {}
  if (typeof answer === "string") return { content: { "application/json": { schema: ref(answer) } } }
  if (answer instanceof z.ZodType) return { content: { "application/json": { schema: z.toJSONSchema(answer) } } }
  return { content: { [answer.file]: { schema: { type: "string" } } } }
}

/** A part of the shop that is away comes back: whoever asks again then, under the same Idempotency-Key, is served. */
const AWAY = {
  description: "Not at the moment; ask again after so many seconds",
  headers: { "Retry-After": { schema: { type: "integer" } } },
}
const meaningOf = (status: number): Json => (status === 503 ? AWAY : { description: "Refused" })

function responsesOf(path: string, operation: Operation, refusals: number[]): Json {
  const successes = (operation.status ?? [200]).map((status) => [
    status,
    { description: "Success", ...contentOf(operation.answer) },
  ])
  const failures = refusals.map((status) => {
    const own = operation.failures?.[status]
    const kinds = [...(own ? [own] : []), ...(status === 401 ? ["SignInRefusal"] : []), "ErrorAnswer"].map(ref)
    const schema = kinds.length > 1 ? { anyOf: kinds } : kinds[0]
    return [status, { ...meaningOf(status), content: { "application/json": { schema } } }]
  })
  return Object.fromEntries([...failures, ...successes])
}

const CALLERS: Record<NonNullable<Caller>, Json[]> = {
  customer: [{ customer: [] }],
  "maybe customer": [{}, { customer: [] }],
  "maybe customer or staff": [{}, { customer: [] }, { staff: [] }],
}

function securityOf(path: string, { caller, scope }: Guards): Json[] {
  if (scope) return [{ integrator: [] }]
  if (path.startsWith("/admin/")) return [{ staff: [] }, { staffSession: [] }, { staffKey: [] }]
  const callers = caller ? CALLERS[caller] : []
  if (!path.startsWith("/store/")) return callers
  return (callers.length ? callers : [{}]).map((one) => ({ publishableKey: [], ...one }))
}

function permissionsOf(method: string, path: string): Json {
  const match = findAdminRoute(method, path)
  return match.found ? { "x-permissions": match.route.access } : {}
}

const TAGS: Record<string, string> = {
  api: "search and prices",
  quantity: "search and prices",
  integrations: "integrations",
  auth: "sign-in",
}

/** The heading a route stands under: its resource, or what its first word means. */
function tagOf(path: string): string {
  const [, root = "", resource = ""] = path.split("/")
  if (root === "store" || root === "admin") return `${root}: ${resource.replace(/^metal-/, "").replaceAll("-", " ")}`
  return TAGS[root] ?? "server"
}

/** One route as an OpenAPI operation. */
export function documentOperation(method: string, path: string, operation: Operation): Json {
  const guards = guardsOf(method, path)
  const body = operation.body ?? guards.body
  const parameters = parametersOf(path, guards.query, operation)
  return {
    summary: operation.summary,
    tags: [tagOf(path)],
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? "").toUpperCase())}`,
    security: securityOf(path, guards),
    ...permissionsOf(method, path),
    ...(guards.scope ? { "x-scope": guards.scope } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { "application/json": { schema: inputSchema(body) } } } } : {}),
    responses: responsesOf(path, operation, refusalsOf(path, operation, guards)),
  }
}
