import "./no-eval"
import { z } from "zod"

/** One field that was refused and why. `field` is a dotted path; empty for the body as a whole. */
export const FieldProblemSchema = z.object({ field: z.string(), reason: z.string() })
export type FieldProblem = z.infer<typeof FieldProblemSchema>

/**
 * The shape of every error answer of our routes; Medusa's own `type` and `message` plus the fields. `orderNumber` comes with
 * `cart_completed`: the order that the caller's own cart has become.
 */
export const ErrorAnswerSchema = z.object({
  type: z.string(),
  message: z.string(),
  fields: z.array(FieldProblemSchema).optional(),
  orderNumber: z.string().optional(),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswerSchema>
