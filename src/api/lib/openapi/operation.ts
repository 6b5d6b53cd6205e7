import type { ZodType } from "@medusajs/framework/zod"
import type { AnswerName } from "./answer-name"

/** What an answer holds: a type of the contract by its name, a schema, or a file of a media type. */
export type AnswerKind = AnswerName | ZodType | { file: string } | "EMPTY"

/**
 * What the document says of one route beyond what its checks tell: its body, query and who may call it are read from the
 * middlewares and the table of the admin's routes, and the refusals that follow from them.
 */
export type Operation = {
  summary: string
  answer: AnswerKind
  /** Statuses of success; 200 unless said. */
  status?: readonly number[]
  /** Statuses of refusals that the checks before the route do not tell. */
  errors?: readonly number[]
  /** Refusals that are answered in another shape than ErrorAnswer. */
  failures?: Record<number, AnswerName>
  /** Needs the header Idempotency-Key. */
  idempotent?: true
  /** A body that the route checks itself. */
  body?: ZodType
}

/** By method and path as the folders of src/api spell it: `GET /admin/metal-orders/:order_id`. */
export type Operations = Record<string, Operation>
