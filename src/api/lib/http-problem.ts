import type { FieldProblem } from "@billet/backend/contract"

/** An error with its answer: thrown by routes and middlewares, shown by the error handler. */
export class HttpProblem extends Error {
  override readonly name = "HttpProblem"
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly fields?: FieldProblem[],
    readonly orderNumber?: string,
  ) {
    super(message)
  }
}
