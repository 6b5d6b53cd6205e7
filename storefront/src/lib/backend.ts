import "server-only"
import type { ErrorAnswer } from "@billet/backend/contract"
import { BackendError } from "./backend-error"
import { tellTrouble } from "./backend-trouble"
import { env } from "./env"
import { tracingHeaders } from "./tracing-headers"
import { withinSeconds } from "./within-seconds"

type Call = {
  method?: "GET" | "POST" | "DELETE"
  body?: unknown
  /** Medusa's token of the buyer who is signed in. */
  token?: string | null
  headers?: Record<string, string>
  timeoutSeconds?: number
}

/** Calls the backend and answers its JSON. Throws BackendError for every refusal and for a backend that does not answer. */
export async function callBackend<T>(path: string, call: Call = {}): Promise<T> {
  return withinSeconds(secondsOf(call), async (signal) => {
    const response = await askBackend(path, call, signal)
    return (await response.json().catch(noAnswer)) as T
  })
}

/** A file that the backend makes, while it is being made. Throws as callBackend does. */
export async function streamBackend(path: string, call: Call = {}): Promise<ReadableStream<Uint8Array> | null> {
  return (await askBackend(path, call, AbortSignal.timeout(secondsOf(call) * 1000))).body
}

function secondsOf({ timeoutSeconds = 30 }: Call): number {
  return timeoutSeconds
}

async function askBackend(path: string, call: Call, signal: AbortSignal): Promise<Response> {
  const { backendUrl } = env()
  const response = await fetch(`${backendUrl}${path}`, {
    method: call.method ?? "GET",
    headers: headersOf(path, call),
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
    cache: "no-store",
    signal,
  }).catch(noAnswer)
  if (response.status >= 500) tellTrouble()
  if (!response.ok) throw new BackendError(response.status, await readError(response))
  return response
}

/** None at all, or one that broke off. */
function noAnswer(cause: unknown): never {
  tellTrouble()
  const message = "The shop's server does not answer. Try again in a minute."
  throw new BackendError(503, { type: "unreachable", message }, { cause })
}

function headersOf(path: string, call: Call): Record<string, string> {
  const headers: Record<string, string> = { accept: "application/json", ...tracingHeaders(), ...call.headers }
  if (call.body !== undefined) headers["content-type"] = "application/json"
  if (path.startsWith("/store/")) headers["x-publishable-api-key"] = env().publishableKey
  if (call.token) headers.authorization = `Bearer ${call.token}`
  return headers
}

async function readError(response: Response): Promise<ErrorAnswer> {
  const body: unknown = await response.json().catch(() => null)
  if (isErrorAnswer(body)) return body
  return { type: "unknown_error", message: `The shop's server answered ${response.status}. Try again, or contact us.` }
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string"
}
