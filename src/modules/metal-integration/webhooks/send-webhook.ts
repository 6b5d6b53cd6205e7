import { lookup } from "node:dns/promises"
import { request as plainRequest, type IncomingMessage } from "node:http"
import { request as secureRequest } from "node:https"
import { performance } from "node:perf_hooks"
import { addressProblem, hostOf, isPublicAddress } from "./public-address"

export type WebhookCall = {
  url: string
  headers: Record<string, string>
  body: string
  allowsPrivate: boolean
  timeoutMilliseconds?: number
}
/** What came of a try. It was taken when the status is 2xx; `error` says why there is no status. */
export type WebhookOutcome = { status: number | null; answer: string | null; error: string | null; milliseconds: number }

type Address = { address: string; family: number }
type Answer = Pick<WebhookOutcome, "status" | "answer">

const TIMEOUT_MILLISECONDS = 10_000
const MOST_BYTES = 4096
const KEPT_CHARACTERS = 1000

class Refused extends Error {}

/** The address a name means now: the one that is checked is the one that is called. */
async function addressOf(url: URL, allowsPrivate: boolean): Promise<Address> {
  const found = await lookup(hostOf(url), { all: true, verbatim: true })
  const closed = found.find(({ address }) => !isPublicAddress(address))
  if (closed && !allowsPrivate) throw new Refused("The address is not one of the internet")
  const [first] = found
  if (!first) throw new Refused("The name means no address")
  return first
}

const textOf = (chunks: Buffer[]) =>
  Buffer.concat(chunks).subarray(0, MOST_BYTES).toString("utf8").replaceAll("\0", "").slice(0, KEPT_CHARACTERS)

/** Reads no more than is kept; a status that came counts however its text ends. */
function readAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve) => {
    const end = () => resolve({ status: response.statusCode ?? null, answer: textOf(chunks) || null })
    response.on("data", (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size >= MOST_BYTES) response.destroy()
    })
    response.on("error", end)
    response.on("close", end)
  })
}

function post(url: URL, { address, family }: Address, { headers, body }: WebhookCall, signal: AbortSignal): Promise<Answer> {
  const request = url.protocol === "https:" ? secureRequest : plainRequest
  const options = {
    method: "POST",
    agent: false,
    signal,
    family,
    headers: {
      ...headers,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "user-agent": "Billet-Webhooks/1",
    },
    lookup: (_name: string, { all }: { all?: boolean }, answer: (error: null, ...found: never[]) => void) => {
      const found = all ? [[{ address, family }]] : [address, family]
      answer(null, ...(found as never[]))
    },
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => void readAnswer(response).then(resolve))
    sent.on("error", reject)
    sent.end(body)
  })
}

/** Whatever the signal ends first; a name can take longer to be found than anybody waits. */
const within = async <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  await Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("No answer in time")), { once: true })
    }),
  ])

function errorOf(error: unknown, waited: number | null): string {
  if (waited !== null) return `No answer within ${waited / 1000} seconds`
  if (error instanceof Refused) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  return `Could not be reached: ${code ?? message}`
}

/**
 * Sends a message. The name is resolved once and that address is called, so that it cannot mean another in between;
 * redirects are not followed, and of the answer only the beginning is read. Never throws.
 */
export async function sendWebhook(call: WebhookCall): Promise<WebhookOutcome> {
  const started = performance.now()
  const outcome = (part: Partial<WebhookOutcome>): WebhookOutcome => ({
    ...{ status: null, answer: null, error: null },
    ...part,
    milliseconds: Math.round(performance.now() - started),
  })
  const patience = call.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS
  const signal = AbortSignal.timeout(patience)
  try {
    const problem = addressProblem(call.url, call.allowsPrivate)
    if (problem) throw new Refused(`The address ${problem}`)
    const url = new URL(call.url)
    const address = await within(signal, addressOf(url, call.allowsPrivate))
    const { status, answer } = await within(signal, post(url, address, call, signal))
    const isRedirect = status !== null && status >= 300 && status < 400
    return outcome({ status, answer, error: isRedirect ? "Redirects are not followed" : null })
  } catch (error) {
    return outcome({ error: errorOf(error, signal.aborted ? patience : null) })
  }
}
