import { execFile } from "node:child_process"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { promisify } from "node:util"
import * as startCommand from "@medusajs/medusa/commands/start"
import { isTelemetryOn, registerTelemetry } from "./register-telemetry"

type Attribute = { key: string; value: { stringValue?: string } }
type Span = { name: string; traceId: string; parentSpanId?: string; attributes: Attribute[] }
type Traces = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] }
type Metrics = { resourceMetrics: { scopeMetrics: { metrics: { name: string }[] }[] }[] }

const ROOT = join(__dirname, "../..")
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"
const CALLER = "00f067aa0ba902b7"
const PATIENCE_MILLISECONDS = 60_000

/** A process of its own: the sender is loaded in a way Jest does not know. It answers what a log line of the request says. */
const ONE_REQUEST = `
const { EventEmitter } = require("node:events")
const { registerTelemetry } = require("./src/config/register-telemetry")
const { callFacts } = require("./src/modules/shared/call-facts")
const sdk = registerTelemetry()
const start = require("@medusajs/medusa/commands/start")
const headers = {
  traceparent: "00-${TRACE}-${CALLER}-01", "x-request-id": "request-1",
  authorization: "Bearer hidden-token", cookie: "connect.sid=hidden-cookie",
}
const req = { method: "GET", url: "/store/metal-items/X?token=hidden-query", headers }
const res = Object.assign(new EventEmitter(), { statusCode: 200, writableEnded: false })
const handle = async () => {
  process.stdout.write(JSON.stringify(callFacts()))
  setTimeout(() => ["finish", "close"].forEach((name) => res.emit(name)), 5)
}
start.traceRequestHandler(handle, req, res, "/store/metal-items/:code").then(() => sdk.shutdown())
`

/** Who takes traces and metrics, as OTLP over HTTP has it. */
async function collector() {
  const taken = { traces: [] as Traces[], metrics: [] as Metrics[] }
  const server = createServer((req, res) => {
    let body = ""
    req.on("data", (chunk: Buffer) => (body += chunk.toString()))
    req.on("end", () => {
      if (req.url === "/v1/traces") taken.traces.push(JSON.parse(body) as Traces)
      if (req.url === "/v1/metrics") taken.metrics.push(JSON.parse(body) as Metrics)
      res.setHeader("content-type", "application/json").end("{}")
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  return { taken, url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

describe("Telemetry", () => {
  it("is off, and nothing of it is in the way, unless somebody is named who takes it", () => {
    expect(registerTelemetry({})).toBeNull()
    expect((startCommand as { traceRequestHandler?: unknown }).traceRequestHandler).toBeUndefined()
    expect(isTelemetryOn({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://x", OTEL_SDK_DISABLED: "true" })).toBe(false)
    expect(isTelemetryOn({ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: "http://x" })).toBe(true)
  })

  it(
    "sends a request as part of its caller's trace, with its id and without its secrets, and how long it took",
    async () => {
      const { taken, url, stop } = await collector()
      const env = {
        ...process.env,
        OTEL_EXPORTER_OTLP_ENDPOINT: url,
        OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
        MEDUSA_WORKER_MODE: "server",
      }
      const args = ["-r", "ts-node/register/transpile-only", "-e", ONE_REQUEST]
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env, timeout: PATIENCE_MILLISECONDS })
      stop()
      const [resource] = taken.traces.flatMap(({ resourceSpans }) => resourceSpans)
      const [span] = resource?.scopeSpans.flatMap(({ spans }) => spans) ?? []
      expect(span).toMatchObject({ name: "/store/metal-items/:code", traceId: TRACE, parentSpanId: CALLER })
      expect(JSON.parse(stdout)).toMatchObject({ trace_id: TRACE })
      const attributes = Object.fromEntries(span?.attributes.map(({ key, value }) => [key, value.stringValue]) ?? [])
      expect(attributes).toMatchObject({ "request.id": "request-1", "http.url": "/store/metal-items/X" })
      expect(JSON.stringify(resource?.resource)).toContain("billet-server")
      const scopes = taken.metrics.flatMap((one) => one.resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics))
      expect(scopes.flatMap(({ metrics }) => metrics.map(({ name }) => name))).toContain("http.server.request.duration")
      expect(JSON.stringify([span, scopes])).not.toContain("hidden")
    },
    PATIENCE_MILLISECONDS,
  )
})
