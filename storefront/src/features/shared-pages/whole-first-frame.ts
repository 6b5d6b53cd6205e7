import { SEEN_FIRST } from "@/lib/seen-first"

const HEAD = "<head>"
/** Else all of the page's content. */
const PLACES = [SEEN_FIRST, "content"]

/**
 * A page that is painted first when what a screen shows of it has come. A browser would lay out and paint what it has read each
 * time it has waited for more, and then most of it again. One that does not know of this does as it would.
 */
export function withWholeFirstFrame(page: string): string {
  const place = PLACES.find((id) => page.includes(` id="${id}"`))
  return place ? page.replace(HEAD, `${HEAD}<link rel="expect" href="#${place}" blocking="render">`) : page
}
