import schemas from "./answer-schemas.json"
import { documentOperation, type Json } from "./document-operation"
import { OPERATIONS } from "./operations"
import { documentWebhooks } from "./document-webhooks"

const SECURITY = {
  publishableKey: { type: "apiKey", in: "header", name: "x-publishable-api-key", description: "The storefront's key" },
  customer: { type: "http", scheme: "bearer", description: "The token of a buyer's sign-in" },
  integrator: { type: "http", scheme: "bearer", description: "A key of an integrator, made by staff under settings" },
  staff: { type: "http", scheme: "bearer", description: "The token of a sign-in of staff" },
  staffSession: { type: "apiKey", in: "cookie", name: "connect.sid", description: "The session of the admin" },
  staffKey: { type: "http", scheme: "basic", description: "A secret key of the admin as the user name" },
}

/** What Medusa answers a caller it does not know, before any route of ours. */
const SIGN_IN_REFUSAL = { type: "object", properties: { message: { type: "string" } }, required: ["message"] }

/** `:id` of Medusa's paths as `{id}` of OpenAPI's. */
export const documentPath = (path: string): string => path.replace(/:([a-z_]+)/g, "{$1}")

function pathsOf(): Record<string, Json> {
  const paths: Record<string, Json> = {}
  for (const [route, operation] of Object.entries(OPERATIONS)) {
    const [method = "", path = ""] = route.split(" ")
    paths[documentPath(path)] = {
      ...paths[documentPath(path)],
      [method.toLowerCase()]: documentOperation(method, path, operation),
    }
  }
  return paths
}

/** Every route of the shop's own as an OpenAPI 3.1 document. */
export function openApiDocument() {
  return {
    openapi: "3.1.0",
    info: {
      title: "Billet",
      version: "1",
      description:
        "The shop's own routes. Money is USD in major units, lengths are inches, weights pounds, times ISO 8601 in UTC.",
    },
    paths: pathsOf(),
    webhooks: documentWebhooks(),
    components: { schemas: { ...schemas, SignInRefusal: SIGN_IN_REFUSAL }, securitySchemes: SECURITY },
  }
}
