import { parseArgs } from "node:util"
import { Problem } from "./problem.mjs"

export const PARTS = ["checks", "unit", "module", "http", "e2e"]
/** Pictures of every screen: nothing in them can fail, so they are taken only when asked for. */
const SCREENS = "screens"

export const TEST_HELP = `Runs every test of the house, on a database and on ports of their own.

  npm test                                      everything
  npm test -- --only unit,http                  some parts: ${PARTS.join(", ")}
  npm test -- --only http -- carts              only the files whose path contains "carts"
  npm test -- --only e2e --url http://localhost:8000
                                                journeys against a shop that is running (npm start)
  npm run screens                               pictures of every screen into storefront/e2e/screens

Logs are in .billet/logs/test, screenshots and traces of failed journeys in storefront/test-results.`

/**
 * @returns {{ help: boolean, parts: string[], filters: string[], url?: string }}
 */
export function testOptions(argv) {
  const { values, positionals } = parse(argv)
  const parts = values.only === undefined ? PARTS : values.only.split(",").map((part) => part.trim())
  const unknown = parts.filter((part) => ![...PARTS, SCREENS].includes(part))
  if (unknown.length > 0) {
    throw new Problem(`There is no part called ${unknown.join(", ")}. Parts: ${PARTS.join(", ")}.`)
  }
  if (positionals.length > 0 && values.only === undefined) {
    throw new Problem("Say which part the file names belong to: npm test -- --only http -- carts")
  }
  return { help: values.help ?? false, parts, filters: positionals, url: values.url }
}

function parse(argv) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: { only: { type: "string" }, url: { type: "string" }, help: { type: "boolean", short: "h" } },
    })
  } catch (error) {
    throw new Problem(`${error.message}\nSee: npm test -- --help`)
  }
}
