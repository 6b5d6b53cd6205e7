import type { FieldProblem } from "@billet/backend/contract"
import { BackendError } from "./backend-error"

/** `orderNumber` is the order that a cart has become, where that is why. */
export type Problem = { status: number; type: string; message: string; fields: FieldProblem[]; orderNumber?: string }
/** What a server action answers: errors cross to the browser as data, since thrown ones lose their message. */
export type Result<T> = { ok: true; data: T } | { ok: false; problem: Problem }

/** Runs a call to the backend; its refusals become a Problem, faults of our own stay thrown. */
export async function toResult<T>(run: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await run() }
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    const { status, type, message, fields, orderNumber } = error
    return { ok: false, problem: { status, type, message, fields, ...(orderNumber ? { orderNumber } : {}) } }
  }
}

/** Why a request was refused, without the names of the fields, each reason once. */
export function reasonText({ message, fields }: Problem, say: (sentence: string) => string): string {
  const reasons = fields.length > 0 ? fields.map(({ reason }) => reason) : [message]
  return [...new Set(reasons)].map(say).join("; ")
}

/** The sentence to show for a problem: its message and each refused field, each as `say` puts it. */
export function problemText(problem: Problem, say: (sentence: string) => string): string {
  const details = problem.fields.map((one) => (one.field ? `${one.field}: ${say(one.reason)}` : say(one.reason)))
  return details.length === 0 ? say(problem.message) : `${say(problem.message)} (${details.join("; ")})`
}
