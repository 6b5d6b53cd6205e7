import type { IncomingMessage, ServerResponse } from "node:http"
import { context, metrics, propagation } from "@medusajs/framework/opentelemetry/api"
import { registerOtel } from "@medusajs/medusa"
import * as startCommand from "@medusajs/medusa/commands/start"

type TraceRequest = (handle: () => Promise<void>, req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>
type Sdk = { shutdown: () => Promise<void> }

const ADDRESSES = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT"]

/** The bounds that OpenTelemetry names for requests. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

/** Whether somebody is named who takes traces or metrics. */
export const isTelemetryOn = (variables: NodeJS.ProcessEnv): boolean =>
  variables.OTEL_SDK_DISABLED !== "true" && ADDRESSES.some((name) => Boolean(variables[name]))

/** What of a request a trace may show: no cookie, no token, nothing that was typed. */
function shown({ method, url = "", headers }: IncomingMessage): IncomingMessage {
  const kept = { "request.id": headers["x-request-id"], "user_agent.original": headers["user-agent"] }
  return { method, url: url.split("?")[0], headers: kept } as unknown as IncomingMessage
}

/** Medusa's tracing of requests, as part of the trace the caller is in, and measured. */
function joinRequests(): void {
  const command = startCommand as { traceRequestHandler?: TraceRequest }
  const traceRequest = command.traceRequestHandler
  if (!traceRequest) return
  const durations = metrics.getMeter("billet").createHistogram("http.server.request.duration", {
    unit: "s",
    advice: { explicitBucketBoundaries: SECONDS },
  })
  command.traceRequestHandler = async (handle, req, res, path) => {
    const began = performance.now()
    res.once("close", () =>
      durations.record((performance.now() - began) / 1000, {
        "http.request.method": req.method,
        "http.response.status_code": res.statusCode,
        ...(path ? { "http.route": path } : {}),
      }),
    )
    const parent = propagation.extract(context.active(), req.headers)
    await context.with(parent, () => traceRequest(handle, shown(req), res, path))
  }
}

/**
 * Sends traces and metrics to where OTEL_EXPORTER_OTLP_ENDPOINT says, in the way the other OTEL_ variables say; without it does
 * nothing at all. Answers what ends it; null when it is off.
 */
export function registerTelemetry(variables: NodeJS.ProcessEnv = process.env): Sdk | null {
  if (!isTelemetryOn(variables)) return null
  const sdk = registerOtel({
    serviceName: variables.OTEL_SERVICE_NAME ?? `billet-${variables.MEDUSA_WORKER_MODE ?? "shared"}`,
    instrument: { http: true, query: true, workflows: true, db: true, cache: true },
    // Batched, and to where the variables say: the one Medusa would put there sends each span by itself.
    spanProcessor: undefined,
    logRecordProcessors: [],
  }) as Sdk
  joinRequests()
  return sdk
}
