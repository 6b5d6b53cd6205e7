/** `unreachable`: no answer, later it may help to ask again. `refused`: the carrier says no. `unreadable`: nobody expects it. */
export type CarrierProblem = "unreachable" | "refused" | "unreadable"

/** A call to a carrier that came to nothing. Its message holds what the carrier said, never what it was sent. */
export class CarrierError extends Error {
  override readonly name = "CarrierError"
  constructor(
    readonly problem: CarrierProblem,
    message: string,
    readonly status?: number,
  ) {
    super(message)
  }
}

export type CarrierCall = {
  carrier: string
  url: string
  method?: "GET" | "POST"
  headers?: Record<string, string>
  body?: string
  /** Only what has no effect may be repeated: a rate or a look-up, never a label. */
  repeatable: boolean
  timeoutMilliseconds: number
}

export type CarrierReply = { status: number; text: string }

const TRIES = 3
const PAUSE_MILLISECONDS = 200

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const mayPass = (status: number) => status === 429 || status >= 500

async function once({ carrier, url, method = "GET", headers, body, timeoutMilliseconds }: CarrierCall): Promise<CarrierReply> {
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  try {
    const answer = await fetch(url, { method, headers, body, signal, redirect: "error" })
    return { status: answer.status, text: await answer.text() }
  } catch {
    throw new CarrierError("unreachable", `${carrier} ${signal.aborted ? "did not answer in time" : "could not be reached"}`)
  }
}

/** Calls a carrier; what may be repeated is tried three times over faults that pass. Answers whatever status is left. */
export async function callCarrier(call: CarrierCall): Promise<CarrierReply> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = !call.repeatable || attempt === TRIES
    try {
      const reply = await once(call)
      if (!mayPass(reply.status)) return reply
      if (isLast) throw new CarrierError("unreachable", `${call.carrier} answered ${reply.status}`, reply.status)
    } catch (error) {
      if (isLast) throw error
    }
    await pause(PAUSE_MILLISECONDS * attempt)
  }
}
