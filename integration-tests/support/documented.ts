import Ajv2020, { type ValidateFunction } from "ajv/dist/2020"
import addFormats from "ajv-formats"
import { openApiDocument } from "../../src/api/lib/openapi/document"

type Answer = { status: number; body: unknown; headers: Headers }
type Operation = { responses: Record<string, { content?: Record<string, { schema: object }> }> }
type Route = { path: string; pattern: RegExp; methods: Record<string, Operation> }

const document = openApiDocument()
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: false }))
ajv.addSchema(document, "document")

/** A word stands before a parameter, as the router has it. */
const weight = (path: string) => path.replace(/\{[^}]+\}/g, "\uffff")
const routes: Route[] = Object.entries(document.paths)
  .sort(([a], [b]) => (weight(a) < weight(b) ? -1 : 1))
  .map(([path, methods]) => {
    const source = path.replace(/[.]/g, "\\.").replace(/\{[^}]+\}/g, "[^/]+")
    return { path, pattern: new RegExp(`^${source}/?$`, "i"), methods: methods as Route["methods"] }
  })

const escaped = (name: string) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))

function validatorOf(path: string, method: string, status: number): ValidateFunction {
  const pointer = ["paths", path, method, "responses", String(status), "content", "application/json", "schema"]
    .map(escaped)
    .join("/")
  const validate = ajv.getSchema(`document#/${pointer}`)
  if (!validate) throw new Error(`The document has no schema at ${pointer}`)
  return validate as ValidateFunction
}

function problemOf(route: Route, method: string, { status, body, headers }: Answer): string | null {
  const response = route.methods[method]?.responses[status]
  if (!response)
    return `the status ${status}, which its row of src/api/lib/openapi/operations does not name: ${JSON.stringify(body)}`
  if (!response.content?.["application/json"]) return null
  if (!headers.get("content-type")?.startsWith("application/json")) return `the content type ${headers.get("content-type")}`
  const validate = validatorOf(route.path, method, status)
  if (validate(body)) return null
  const [error] = validate.errors ?? []
  return `a body (${status}) that the document does not describe: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`
}

/** What an answer of the shop's own routes has that the OpenAPI document does not say; null for what it describes. */
export function undocumented(method: string, address: string, answer: Answer): string | null {
  const path = address.split("?")[0] ?? ""
  const route = routes.find(({ pattern }) => pattern.test(path))
  if (!route?.methods[method.toLowerCase()]) return null
  const problem = problemOf(route, method.toLowerCase(), answer)
  return problem && `${method} ${route.path} answered ${problem}`
}
