import { relative } from "node:path"
import { ROOT } from "../lib/places.mjs"
import { openApiFiles } from "./main.mjs"

const check = process.argv.includes("--check")
const stale = await openApiFiles({ check })
for (const path of stale) console.log(`${relative(ROOT, path)} ${check ? "is out of date: npm run openapi" : "written"}`)
process.exitCode = check && stale.length ? 1 : 0
