export const MAX_TITLE_LENGTH = 70
/** The product-site suffix where a shop has not set its own name. */
export const DEFAULT_SITE_NAME = "Billet"

/** A title and the site's name behind it. */
export function withSite(text: string, siteName: string): string {
  return siteName === "" ? text : `${text} | ${siteName}`
}

export function isTitle(text: string): boolean {
  return text !== "" && text.length <= MAX_TITLE_LENGTH
}

/**
 * At most 70 characters of a text. Words go from before its end, which stays as a whole where it leaves half of the room: it is
 * what tells one title from the next.
 */
export function cutTitle(text: string, end = ""): string {
  const tail = end !== "" && end.length < MAX_TITLE_LENGTH / 2 && text.endsWith(end) ? end : ""
  const room = MAX_TITLE_LENGTH - tail.length
  const head = text.slice(0, text.length - tail.length)
  if (head.length <= room) return text
  const cut = head.slice(0, room)
  const lastSpace = cut.lastIndexOf(" ")
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : room - 1)}…${tail}`
}
