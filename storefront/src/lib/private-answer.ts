import "server-only"
import type { ErrorAnswer } from "@billet/backend/contract"
import { BackendError } from "./backend-error"

/** Hands the backend's answer to one visitor, or its refusal, on to their browser; no cache keeps it. */
export async function privateAnswer(ask: () => Promise<unknown>): Promise<Response> {
  const headers = { "cache-control": "private, no-store" }
  try {
    return Response.json(await ask(), { headers })
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    const { status, type, message, fields } = error
    return Response.json({ type, message, fields } satisfies ErrorAnswer, { status, headers })
  }
}
