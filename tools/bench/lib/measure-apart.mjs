import { fork } from "node:child_process"

/** Runs a script in a process of its own, so that memory and compiled code are its own too; answers what it sends. */
export function measureApart(script, input, { execArgv = [] } = {}) {
  return new Promise((resolve, reject) => {
    const child = fork(new URL(script, new URL("../", import.meta.url)), [JSON.stringify(input)], { execArgv })
    let answer
    child.on("message", (message) => (answer = message))
    child.on("error", reject)
    child.on("exit", (code) => (code === 0 ? resolve(answer) : reject(new Error(`${script} ended with ${code}`))))
  })
}

/** What a script that runs so was asked. */
export const input = () => JSON.parse(process.argv[2] ?? "{}")
