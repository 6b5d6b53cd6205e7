import type { Metadata } from "next"
import { BRAND } from "./brand"
import { paths } from "./paths"

const TITLE_LIMIT = 70
const CARD_LIMIT = 200

/** `fullTitle` is the title with the shop's name, of a page that fits both itself. */
type Page = { title: string; fullTitle?: string; description: string; path: string }

/** Title of at most 70 characters with the shop's name, a card text of at most 200, and the one address of a page. */
export function pageMetadata({ title, fullTitle, description, path }: Page): Metadata {
  const full = fullTitle ?? pageTitle(title)
  const text = shorten(description, CARD_LIMIT)
  return {
    title: { absolute: full },
    description: text,
    alternates: { canonical: path },
    openGraph: { siteName: BRAND.name, type: "website", title: full, description: text, url: path, images: [cardImage(path)] },
    twitter: { card: "summary_large_image", title: full, description: text },
  }
}

/** The picture a shared link to a page shows. */
export function cardImage(path: string) {
  return { url: `${paths.socialCard}?${new URLSearchParams({ of: path })}`, width: 1200, height: 630 }
}

/** The shop's name follows the title where both fit into the limit (specification section 9). */
export function pageTitle(title: string): string {
  const full = `${title} | ${BRAND.name}`
  return full.length <= TITLE_LIMIT ? full : shorten(title, TITLE_LIMIT)
}

/** Cut at a word, with an ellipsis, so that the whole is at most `limit` characters. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  const end = cut.lastIndexOf(" ")
  return `${(end > limit / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.]+$/, "")}…`
}
