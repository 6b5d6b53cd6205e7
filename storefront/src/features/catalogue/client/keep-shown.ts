import { keepCookie } from "@/lib/keep-cookie"
import { SHOWN_COOKIE } from "../shown-values"

/** Keeps how the reader wants to see results, so that the server renders the next ones so at once. */
export function keepShown(text: string): void {
  keepCookie(SHOWN_COOKIE, text, 365)
}
