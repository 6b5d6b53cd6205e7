import type { Instrumentation } from "next"

/** Runs once when the server starts: an incomplete environment shows there, not at the first visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return
  const { env } = await import("./lib/env")
  if (!env().trustHost) {
    const { forwardOwnAddress } = await import("./lib/forward-own-address")
    forwardOwnAddress()
  }
  if (process.env.NODE_ENV !== "production") return
  const { sendPagesFirst } = await import("./features/shared-pages/pages-first")
  sendPagesFirst()
}

/** A page that failed is a line of the log like the servers' lines: with the id that those have of the same request. */
export const onRequestError: Instrumentation.onRequestError = (error, { path, method, headers }, { routePath }) => {
  const line = {
    level: "error",
    message: error instanceof Error ? error.message : String(error),
    ...{ method, path: path.split("?")[0], route: routePath },
    request_id: headers["x-request-id"],
    trace_id: String(headers.traceparent ?? "").split("-")[1],
    stack: error instanceof Error ? error.stack : undefined,
    timestamp: new Date().toISOString(),
  }
  console.error(JSON.stringify(line))
}
