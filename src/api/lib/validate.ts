import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ZodType } from "@medusajs/framework/zod"
import { HttpProblem } from "./http-problem"
import { withFacts } from "./openapi/check-facts"
import { refusalOf } from "./refusal-of"
import { unstorableTexts } from "./unstorable-texts"

type Source = "body" | "query"

const UNSTORABLE = "holds a character that is no text"

/** What a schema makes of a value; throws HttpProblem with every field and why. */
function read(source: Source, schema: ZodType, value: unknown): unknown {
  const result = schema.safeParse(value ?? {})
  if (!result.success) {
    const { type, message, fields } = refusalOf(source, result.error)
    throw new HttpProblem(400, type, message, fields)
  }
  const fields = unstorableTexts(result.data).map((field) => ({ field, reason: UNSTORABLE }))
  if (fields.length) throw new HttpProblem(400, "invalid_data", `${fields[0]?.field || source}: ${UNSTORABLE}`, fields)
  return result.data
}

function check(source: Source, schema: ZodType) {
  const validate = (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    const data = read(source, schema, req[source])
    if (source === "body") req.validatedBody = data
    else req.validatedQuery = data as MedusaRequest["validatedQuery"]
    next()
  }
  return withFacts(validate, { [source]: schema })
}

/** Checks the body once, strictly; a refusal names every field and why. The parsed body is `req.validatedBody`. */
export const validateBody = (schema: ZodType) => check("body", schema)

/** The same for the query; the parsed query is `req.validatedQuery`. */
export const validateQuery = (schema: ZodType) => check("query", schema)
