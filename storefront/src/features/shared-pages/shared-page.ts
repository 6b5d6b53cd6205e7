import type { IncomingMessage, ServerResponse } from "node:http"
import { SHOWN_COOKIE } from "@/features/catalogue/shown-values"
import { CONSENT_COOKIE } from "@/features/consent/consent-values"
import { COUNTRY_COOKIE } from "@/features/regions/country-values"
import { THEME_COOKIE } from "@/features/theme/theme-values"
import { UNITS_COOKIE } from "@/features/units/unit-values"
import { env } from "@/lib/env"
import { paths } from "@/lib/paths"
import { LANGUAGE_COOKIE } from "@/texts/languages"
import { buildName, PageCache } from "./page-cache"
import { PageStore, type RenderedPage, type SentPage } from "./page-store"
import { readsPacked } from "./reads-packed"
import { renderPage } from "./render-page"
import { stockVersion } from "./stock-version"

/** Pages made of the stock that searches find and of nothing else. */
const SHARED_PATHS: string[] = ["/", paths.home, paths.products, paths.productPage]
const SHARED_FOLDER = "/howco/"
/** Cookies that say how a page looks. With the session's or the cart's it is somebody's own. */
const LOOKS = [LANGUAGE_COOKIE, THEME_COOKIE, UNITS_COOKIE, CONSENT_COOKIE, COUNTRY_COOKIE, SHOWN_COOKIE]
const PLAIN = /^[\w-]{1,20}$/
/** Not the cookies that every visitor gets of the sign-in: they say of nobody who it is. */
const OWN = /authjs\.session-token|cart_id/
/** What Next's router says when it asks for the part of a page that it lacks. */
const PART_HEADERS = ["rsc", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch", "next-url"]
/** The router says more of a page it has come to by many steps; such a part is nobody else's. */
const LONGEST_PART_HEADER = 1000
/** Longer than any link of the shop; names of hosts are no longer either. */
const LONGEST_ADDRESS = 2000
const LONGEST_HOST = 255
const HOST_HEADERS = env().trustHost ? ["host", "x-forwarded-host", "x-forwarded-proto"] : ["host"]
const KEPT_BYTES = 64 * 1024 * 1024
/**
 * Some of a page is no part of the version: the totals of the stock are some minutes old when it is rendered, and a restored
 * database may tell smaller versions than before.
 */
const LONGEST_KEPT_MILLISECONDS = 60_000
/** A page that takes longer is sent as it is being made. */
const WORTH_WAITING_MILLISECONDS = 300

const store = new PageStore(KEPT_BYTES)
const { pageCacheUrl } = env()
/** What the storefronts share; null where there is no such Redis. */
const cache = pageCacheUrl === null ? null : new PageCache(pageCacheUrl, buildName(), LONGEST_KEPT_MILLISECONDS / 1000)
const rendering = new Map<string, Promise<void>>()

/** Whether a request is for a page that looks the same to every visitor with the same settings. */
export function isShared({ method, url = "", headers }: IncomingMessage): boolean {
  if (method !== "GET") return false
  const path = url.split("?", 1)[0] ?? ""
  if (!SHARED_PATHS.includes(path) && !path.startsWith(SHARED_FOLDER)) return false
  if (headers["next-action"] !== undefined || OWN.test(headers.cookie ?? "")) return false
  const isShort = (names: string[], longest: number) => names.every((name) => (headers[name]?.length ?? 0) <= longest)
  return url.length <= LONGEST_ADDRESS && isShort(HOST_HEADERS, LONGEST_HOST) && isShort(PART_HEADERS, LONGEST_PART_HEADER)
}

/**
 * Answers such a request with a page rendered once per version of the stock and minute. Nobody waits for a new minute: who
 * comes first gets the page of the minute before once more, while it is rendered anew. False, with nothing sent, while the page
 * cannot be kept: it is rendered for the one who asks then.
 */
export async function sendShared(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const version = await stockVersion()
  if (version === null) return false
  const minute = Math.floor(Date.now() / LONGEST_KEPT_MILLISECONDS)
  const [edition, before] = [`${version}/${minute}`, `${version}/${minute - 1}`]
  const { url: path = "" } = request
  const headers = renderingHeaders(request)
  const key = JSON.stringify([path, headers])
  const gzip = readsPacked(request.headers, "gzip")
  const wanted = { edition, path, headers, gzip }
  const page = store.take(key, [edition, before], crypto.randomUUID(), gzip) ?? (await rendered(key, wanted))
  if (!page) return false
  if (page.edition !== edition)
    void renderOnce(key, wanted).catch((error: unknown) => console.error("A shared page could not be rendered anew", error))
  response.writeHead(200, page.headers.flat())
  response.end(page.body)
  return true
}

type Wanted = { edition: string; path: string; headers: Record<string, string>; gzip: boolean }

async function rendered(key: string, wanted: Wanted): Promise<SentPage | null> {
  const late = new Promise((resolve) => setTimeout(resolve, WORTH_WAITING_MILLISECONDS))
  await Promise.race([renderOnce(key, wanted), late])
  return store.take(key, [wanted.edition], crypto.randomUUID(), wanted.gzip)
}

/** Renders a page for all who ask for it now. */
function renderOnce(key: string, { edition, path, headers }: Wanted): Promise<void> {
  let running = rendering.get(key)
  if (!running) {
    running = keep(key, edition, path, headers).finally(() => rendering.delete(key))
    rendering.set(key, running)
  }
  return running
}

async function keep(key: string, edition: string, path: string, headers: Record<string, string>): Promise<void> {
  const page = (await cache?.read(key, edition)) ?? (await renderForAll(key, edition, path, headers))
  if (page) store.keep(key, edition, page)
}

async function renderForAll(
  key: string,
  edition: string,
  path: string,
  headers: Record<string, string>,
): Promise<RenderedPage | null> {
  const page = await renderPage(path, headers)
  if (!page) return null
  void cache?.write(key, edition, page)
  return page
}

/** All that a shared page is made of: the host it is asked for at, which part of it is wanted, and how it is to look. */
function renderingHeaders({ headers }: IncomingMessage): Record<string, string> {
  const cookies = new Map((headers.cookie ?? "").split("; ").map((pair) => pair.split("=", 2) as [string, string]))
  const looks = LOOKS.filter((name) => PLAIN.test(cookies.get(name) ?? "")).map((name) => `${name}=${cookies.get(name)}`)
  const said = [...HOST_HEADERS, ...PART_HEADERS].flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []))
  return Object.fromEntries([...said, ...(looks.length > 0 ? [["cookie", looks.join("; ")]] : [])])
}
