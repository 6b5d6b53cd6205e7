import { isAbsolute } from "node:path"

/** Whether a feed may be read from there: an absolute path, or an http or https address. */
export function isFeedAddress(address: string): boolean {
  if (isAbsolute(address)) return true
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}
