import "server-only"
import { cookies } from "next/headers"
import { readShown, SHOWN_COOKIE, type Shown } from "./shown-values"

/** How the reader last chose to see results. */
export async function getShown(): Promise<Shown> {
  return readShown((await cookies()).get(SHOWN_COOKIE)?.value)
}
