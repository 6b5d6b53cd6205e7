import { readFileSync } from "node:fs"
import { ESLint } from "eslint"
import { houseConfig } from "../lint/config.mjs"

// Prints, for each snippet, the rules it breaks under the house's configuration for the tree at `root`.
const [root, list] = process.argv.slice(2)
const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: houseConfig(root) })
const results = []
for (const { file, text } of JSON.parse(readFileSync(list, "utf8"))) {
  const [result] = await eslint.lintText(text, { filePath: file })
  results.push(result.messages.map(({ ruleId, message }) => ruleId ?? message))
}
console.log(JSON.stringify(results))
