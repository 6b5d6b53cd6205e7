import Ajv2020 from "ajv/dist/2020"
import addFormats from "ajv-formats"
import { openApiDocument } from "./document"

describe("The OpenAPI document", () => {
  const document = openApiDocument()
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Record<string, unknown>>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  )

  it("names every operation once", () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it("holds schemas that a validator takes", () => {
    const ajv = addFormats(new Ajv2020({ strict: false }))
    ajv.addSchema(document, "document")
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.getSchema(`document#/components/schemas/${name}`)).toBeInstanceOf(Function)
    }
  })

  it("reads bodies, queries and callers from the checks before a route", () => {
    const find = (path: string, method: string) => (document.paths[path] as Record<string, Record<string, unknown>>)[method]
    expect(find("/store/metal-orders/{order_number}/cancel", "post")).toMatchObject({
      security: [{ publishableKey: [], customer: [] }],
      requestBody: { content: { "application/json": { schema: { required: ["reason"] } } } },
    })
    expect(find("/admin/metal-stock", "get")?.parameters).toContainEqual(
      expect.objectContaining({ name: "limit", in: "query", required: false }),
    )
    expect(find("/admin/metal-imports", "get")?.["x-permissions"]).toEqual(["SYSTEM_SETTINGS"])
    expect(Object.keys(find("/admin/metal-imports", "post")?.responses as object)).toEqual([
      "201",
      "400",
      "401",
      "403",
      "409",
      "413",
      "415",
      "503",
    ])
  })
})
