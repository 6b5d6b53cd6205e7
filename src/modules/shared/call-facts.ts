import { AsyncLocalStorage } from "node:async_hooks"
import { context, propagation, trace } from "@medusajs/framework/opentelemetry/api"

/** What a piece of work belongs to: the request, or the run of a job, that it was begun by. */
type Call = { request_id: string }

const calls = new AsyncLocalStorage<Call>()

/** Does something as part of a call, so that its log lines and what it sets off elsewhere name that. */
export const inCall = <T>(call: Call, work: () => T): T => calls.run(call, work)

/** What a log line says of the call it is written in; nothing outside of one. */
export function callFacts(): Record<string, string> {
  const span = trace.getActiveSpan()?.spanContext()
  return { ...calls.getStore(), ...(span ? { trace_id: span.traceId, span_id: span.spanId } : {}) }
}

/** The call in a form that travels with an event; empty outside of one. */
export function carriedCall(): Record<string, string> {
  const carrier: Record<string, string> = { ...calls.getStore() }
  propagation.inject(context.active(), carrier)
  return carrier
}

/** Does something as part of a call that came with an event. */
export function inCarriedCall<T>(carrier: Record<string, unknown>, work: () => T): T {
  const traced = () => context.with(propagation.extract(context.active(), carrier), work)
  const { request_id: id } = carrier
  return typeof id === "string" ? inCall({ request_id: id }, traced) : traced()
}
