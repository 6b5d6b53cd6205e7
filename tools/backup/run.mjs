import { nodeProblem } from "../lib/node-version.mjs"

const problem = nodeProblem()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const { main } = await import("./main.mjs")
await main(process.argv[2], process.argv.slice(3))
