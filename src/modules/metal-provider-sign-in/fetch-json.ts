import { NoAnswer } from "./provider-problem"

const SECONDS = 8
const MOST_BYTES = 512 * 1024

export type Fetched = { status: number; body: unknown }

/** Asks a provider, which gets little time and room, and no say over where the question goes. Throws without an answer. */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<Fetched> {
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(SECONDS * 1000), ...init })
  const text = await boundedText(response)
  return { status: response.status, body: text === "" ? null : (JSON.parse(text) as unknown) }
}

async function boundedText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  if (!body) return ""
  // The browser's type of a stream says nothing of walking through it; Node's can be.
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    parts.push(part)
    bytes += part.length
    if (bytes > MOST_BYTES) throw new NoAnswer("The answer is too large")
  }
  return Buffer.concat(parts).toString("utf8")
}

/** A property of an answer when it is a text with something in it. */
export function textOf(body: unknown, name: string): string | null {
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : null
  return typeof value === "string" && value !== "" ? value : null
}
