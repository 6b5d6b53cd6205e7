import { existsSync, readFileSync, writeFileSync } from "node:fs"

const RESULTS = new URL("../RESULTS.md", import.meta.url)
const OPENING =
  "# Benchmarks\n\nWritten by `npm run bench -- <part>`; a part replaces its own section and leaves the others as they were measured."

/** Puts a section in the place of the one with the same title, or at the end; `body` is Markdown without headings of level 2. */
export function writeSection(title, body) {
  const [opening, ...sections] = existsSync(RESULTS) ? readFileSync(RESULTS, "utf8").split(/^(?=## )/mu) : [""]
  const section = `## ${title}\n\n${body.trim()}\n\n`
  const at = sections.findIndex((one) => one.startsWith(`## ${title}\n`))
  if (at < 0) sections.push(section)
  else sections[at] = section
  const kept = opening.startsWith(OPENING) ? opening : `${OPENING}\n\n`
  writeFileSync(RESULTS, `${(kept + sections.map((one) => `${one.trim()}\n\n`).join("")).trim()}\n`)
}
