import { nodeProblem } from "./lib/node-version.mjs"

const problem = nodeProblem()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const { main } = await import("./lib/verify-main.mjs")
await main()
