import { join } from "node:path"
import { ROOT } from "./places.mjs"

export const MEDUSA_CLI = join(ROOT, "node_modules/@medusajs/cli/cli.js")

/** A job for Children: one command of Medusa's own command line. */
export function medusaCommand(title, args, { cwd, env, log }) {
  return { title, command: process.execPath, args: [MEDUSA_CLI, ...args], cwd, env, log }
}
