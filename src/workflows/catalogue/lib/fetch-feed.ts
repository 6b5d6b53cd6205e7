import { readFile, stat } from "node:fs/promises"
import { isAbsolute } from "node:path"

/** What an earlier answer of the same address said of itself, so that a server need not send it again. */
export type KnownFeed = { etag: string | null; lastModified: string | null }
export type FetchedFeed = { unchanged: true } | ({ unchanged: false; content: string } & KnownFeed)
export type FetchLimits = { bytes: number; milliseconds: number }

/** Why a feed could not be fetched, in words for the sales desk. */
export class FeedFetchError extends Error {
  override readonly name = "FeedFetchError"
}

const LIMITS: FetchLimits = { bytes: 256 * 1024 * 1024, milliseconds: 5 * 60_000 }
const MOST_REDIRECTS = 5

/** An address as people and logs may read it: without the password it may carry. */
export function shownAddress(address: string): string {
  if (isAbsolute(address)) return address
  const url = new URL(address)
  url.username = ""
  url.password = ""
  return url.href
}

/**
 * The text at a path or an http(s) address. A server is asked only for what changed since `known`; it may redirect within its
 * own origin only. Throws FeedFetchError for everything that can go wrong outside, the size and the time included.
 */
export async function fetchFeed(address: string, known: KnownFeed | null, limits: FetchLimits = LIMITS): Promise<FetchedFeed> {
  return isAbsolute(address) ? await readLocal(address, limits) : await download(address, known, limits)
}

async function readLocal(path: string, limits: FetchLimits): Promise<FetchedFeed> {
  try {
    const file = await stat(path)
    if (!file.isFile()) throw new FeedFetchError("is no file")
    if (file.size > limits.bytes) throw tooLarge(limits)
    return { unchanged: false, content: textOf([await readFile(path)]), etag: null, lastModified: null }
  } catch (error) {
    if (error instanceof FeedFetchError) throw error
    throw new FeedFetchError(`cannot be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}`, { cause: error })
  }
}

async function download(address: string, known: KnownFeed | null, limits: FetchLimits): Promise<FetchedFeed> {
  const signal = AbortSignal.timeout(limits.milliseconds)
  try {
    const response = await request(new URL(address), headersFor(address, known), signal)
    if (response.status === 304) return { unchanged: true }
    if (!response.ok) throw new FeedFetchError(`answered with status ${response.status}`)
    const content = await readText(response, limits)
    return { unchanged: false, content, etag: response.headers.get("etag"), lastModified: response.headers.get("last-modified") }
  } catch (error) {
    if (error instanceof FeedFetchError) throw error
    if (signal.aborted) throw new FeedFetchError(`did not answer within ${limits.milliseconds / 1000} seconds`, { cause: error })
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new FeedFetchError(`cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause: error })
  }
}

function headersFor(address: string, known: KnownFeed | null): Headers {
  const { username, password } = new URL(address)
  const headers = new Headers({ accept: "text/csv, application/x-ndjson, text/plain, */*" })
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  if (username || password) headers.set("authorization", `Basic ${Buffer.from(secret).toString("base64")}`)
  if (known?.etag) headers.set("if-none-match", known.etag)
  if (known?.lastModified) headers.set("if-modified-since", known.lastModified)
  return headers
}

/** Follows redirects by hand: another origin would be sent a password, or be a place nobody configured. */
async function request(start: URL, headers: Headers, signal: AbortSignal): Promise<Response> {
  let url = new URL(shownAddress(start.href))
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const response = await fetch(url, { headers, signal, redirect: "manual" })
    const location = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null
    if (location === null) return response
    await response.body?.cancel()
    const next = new URL(location, url)
    if (next.origin !== start.origin) throw new FeedFetchError(`leads elsewhere, to ${next.origin}`)
    url = next
  }
  throw new FeedFetchError("redirects in a circle")
}

async function readText(response: Response, limits: FetchLimits): Promise<string> {
  const chunks: Uint8Array[] = []
  const reader = response.body?.getReader()
  let size = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length
    if (size > limits.bytes) {
      await reader?.cancel()
      throw tooLarge(limits)
    }
    chunks.push(part.value)
  }
  return textOf(chunks)
}

function textOf(chunks: Uint8Array[]): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks))
  } catch (error) {
    throw new FeedFetchError("is not UTF-8 text", { cause: error })
  }
}

const tooLarge = (limits: FetchLimits) => new FeedFetchError(`is larger than ${Math.round(limits.bytes / 1024 / 1024)} MB`)
