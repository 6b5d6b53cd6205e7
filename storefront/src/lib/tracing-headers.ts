import "server-only"
// Next.js's own `headers()` would have every page that asks the backend made anew for each visitor.
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external"

const PASSED_ON = ["x-request-id", "traceparent", "tracestate"]

/** What joins the log lines and traces of a page with those of the backend; nothing where no request is being answered. */
export function tracingHeaders(): Record<string, string> {
  const work = workUnitAsyncStorage.getStore()
  if (work?.type !== "request") return {}
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = work.headers.get(name)
      return value ? [[name, value]] : []
    }),
  )
}
