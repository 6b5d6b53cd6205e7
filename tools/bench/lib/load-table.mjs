import { markdownTable } from "./markdown.mjs"

/** Loads by their names: how many answers a second, and how long they took. */
export function loadTable([loads, answers], measured) {
  const header = [loads, answers, "p50 ms", "p95", "p99", "max", "MB/s", "failed"]
  const row = ([name, { perSecond, p50, p95, p99, max, megabytes, failed }]) => [
    name,
    perSecond,
    p50,
    p95,
    p99,
    max,
    megabytes,
    failed,
  ]
  return markdownTable(header, measured.map(row))
}
