import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import openapiTS, { astToString } from "openapi-typescript"
import { ROOT } from "../lib/places.mjs"
import { answerSchemas } from "./answer-schemas.mjs"

const ANSWERS = join(ROOT, "src/api/lib/openapi/answer-schemas.json")
const CLIENT = join(ROOT, "integration-tests/support/api-types.d.ts")
const PRINT = 'process.stdout.write(JSON.stringify(require("./src/api/lib/openapi/document.ts").openApiDocument()))'

/** The document as the server would serve it. */
export function currentDocument() {
  const args = ["-r", "ts-node/register/transpile-only", "-e", PRINT]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }))
}

const clientTypes = async () => astToString(await openapiTS(currentDocument()))

function isCurrent(path, text) {
  try {
    return readFileSync(path, "utf8") === text
  } catch {
    return false
  }
}

/**
 * Writes the schemas of the contract's answers and the types of a client of the routes, or with `check` only says which of
 * the two files are out of date.
 * @returns {Promise<string[]>} the files that were out of date
 */
export async function openApiFiles({ check }) {
  const stale = []
  for (const [path, make] of [
    [ANSWERS, answerSchemas],
    [CLIENT, clientTypes],
  ]) {
    const text = await make()
    if (isCurrent(path, text)) continue
    stale.push(path)
    if (!check) writeFileSync(path, text)
  }
  return stale
}
