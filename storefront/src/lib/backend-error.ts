import type { ErrorAnswer, FieldProblem } from "@billet/backend/contract"

/** A refusal of the backend, or 503 when it could not be reached. */
export class BackendError extends Error {
  override readonly name = "BackendError"
  readonly type: string
  readonly fields: FieldProblem[]
  /** The order that a cart has become, where that is why. */
  readonly orderNumber: string | undefined

  constructor(
    readonly status: number,
    answer: ErrorAnswer,
    options?: ErrorOptions,
  ) {
    super(answer.message, options)
    this.type = answer.type ?? "unknown_error"
    this.fields = answer.fields ?? []
    this.orderNumber = answer.orderNumber
  }
}
