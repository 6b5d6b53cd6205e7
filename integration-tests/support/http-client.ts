import { undocumented } from "./documented"

export type Reply = { status: number; body: unknown; text: string; headers: Headers }
export type Actor = { name: string; token: string | null }
type Options = { as?: Actor; headers?: Record<string, string>; body?: unknown; raw?: string | Uint8Array; signal?: AbortSignal }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Calls the shop as a browser, an integrator or an attacker would: with the headers and the very bytes it is given. An answer
 * that the OpenAPI document does not describe is an error.
 */
export class HttpClient {
  /** The storefront's publishable key; every store route wants it. */
  publishableKey = ""

  constructor(private readonly baseUrl: () => string) {}

  async call(method: string, path: string, { as, headers, body, raw, signal }: Options = {}): Promise<Reply> {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await fetch(this.baseUrl() + path, {
      method,
      signal,
      body: sent as BodyInit | undefined,
      headers: {
        ...(sent === undefined ? {} : { "content-type": "application/json" }),
        ...(/^\/+store/i.test(path) ? { "x-publishable-api-key": this.publishableKey } : {}),
        ...(as?.token ? { authorization: `Bearer ${as.token}` } : {}),
        ...headers,
      },
    })
    const text = await response.text()
    const reply = { status: response.status, body: parsed(text), text, headers: response.headers }
    // That the server may fail is in no document; whether it may here is the test's own affair.
    const problem = reply.status === 500 ? null : undocumented(method, path, reply)
    if (problem) throw new Error(problem)
    return reply
  }

  get = (path: string, options: Options = {}) => this.call("GET", path, options)
  post = (path: string, body?: unknown, options: Options = {}) => this.call("POST", path, { ...options, body })
  delete = (path: string, options: Options = {}) => this.call("DELETE", path, options)
}
