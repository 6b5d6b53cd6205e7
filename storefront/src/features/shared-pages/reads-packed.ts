import type { IncomingHttpHeaders } from "node:http"

/** Whether who asks reads answers packed that way: they name it, and not with a weight of 0. */
export function readsPacked(headers: IncomingHttpHeaders, coding: "gzip" | "br"): boolean {
  const named = String(headers["accept-encoding"] ?? "").split(",")
  return named.some((one) => {
    const [name, ...parameters] = one.split(";").map((part) => part.trim().toLowerCase())
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
