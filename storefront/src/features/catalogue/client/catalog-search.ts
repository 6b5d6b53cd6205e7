import { CATALOG_LIST_KEY, type CatalogSearchAnswer, type CatalogSearchBody } from "@billet/backend/contract"
import { cacheKey, ResponseCache, type Viewer } from "./response-cache"
import { ABORT_SECONDS, searchTimeoutSeconds, SLOW_SECONDS } from "./search-timeout"

export const CATALOG_SEARCH_URL = "/api/catalog-search"
const cache = new ResponseCache()
const underWay = new Map<string, Promise<CatalogSearchAnswer>>()

type Options = { signal?: AbortSignal }

/**
 * Searches the catalogue from the browser. Throws 'HTTP error! status: {code}' and 'Request timeout after N seconds'
 * (specification section 8), both logged; an answer without a list is logged and counts as empty.
 */
export async function searchCatalogue(
  body: CatalogSearchBody,
  viewer: Viewer,
  options: Options = {},
): Promise<CatalogSearchAnswer> {
  const key = cacheKey(CATALOG_SEARCH_URL, body, viewer)
  const known = cache.get(key)
  if (known) return known as CatalogSearchAnswer
  const waiting = options.signal ? undefined : underWay.get(key)
  return await (waiting ?? ask(key, body, options.signal))
}

/** Asks the server and keeps the answer; who asks the same meanwhile waits with it, unless this one may be given up. */
async function ask(key: string, body: CatalogSearchBody, signal?: AbortSignal): Promise<CatalogSearchAnswer> {
  const answer = post(body, signal).then(checkAnswer)
  if (!signal) underWay.set(key, answer)
  try {
    const found = await answer
    cache.set(key, found)
    return found
  } finally {
    if (underWay.get(key) === answer) underWay.delete(key)
  }
}

/** Puts the answers of several searches into the cache; failures are logged and ignored. */
export async function preloadSearches(bodies: readonly CatalogSearchBody[], viewer: Viewer): Promise<void> {
  const done = await Promise.allSettled(bodies.map((body) => searchCatalogue(body, viewer)))
  for (const one of done) if (one.status === "rejected") console.warn("A search could not be preloaded", one.reason)
}

async function post(body: CatalogSearchBody, outer?: AbortSignal): Promise<unknown> {
  const seconds = Math.min(searchTimeoutSeconds(body), ABORT_SECONDS)
  const timeout = AbortSignal.timeout(seconds * 1000)
  const slow = setTimeout(() => console.warn(`The catalogue search is slow: over ${SLOW_SECONDS} seconds`), SLOW_SECONDS * 1000)
  try {
    const response = await fetch(CATALOG_SEARCH_URL, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-encoding": "gzip" },
      body: JSON.stringify(body),
      signal: outer ? AbortSignal.any([outer, timeout]) : timeout,
    })
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
    return await response.json()
  } catch (error) {
    if (outer?.aborted) throw error
    const failure = timeout.aborted ? new Error(`Request timeout after ${seconds} seconds`, { cause: error }) : error
    console.error("Catalogue search failed", failure)
    throw failure
  } finally {
    clearTimeout(slow)
  }
}

function checkAnswer(answer: unknown): CatalogSearchAnswer {
  if (typeof answer === "object" && answer !== null) {
    const { [CATALOG_LIST_KEY]: list, total } = answer as Partial<CatalogSearchAnswer>
    if (Array.isArray(list)) return { ...answer, [CATALOG_LIST_KEY]: list, total: total ?? list.length }
  }
  console.error(`The answer's ${CATALOG_LIST_KEY} is not a list`)
  return { [CATALOG_LIST_KEY]: [], total: 0 }
}
