import { appendFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** A provider that gives every lock to everybody: what holds without locks holds whatever they do. */
const NO_LOCKS = `
const { ModuleProvider, Modules } = require("@medusajs/framework/utils")
class NoLocks {
  static identifier = "no-locks"
  async execute(_keys, job) { return await job() }
  async acquire() {}
  async release() { return true }
  async releaseAll() {}
}
module.exports = { __esModule: true, default: ModuleProvider(Modules.LOCKING, { services: [NoLocks] }) }
`

const provider = (resolve, id, options = {}) => ({ providers: [{ resolve, id, is_default: true, options }] })

/** What a Medusa application can lock with, by name; "ours" is what it is built with. */
export const LOCKS = {
  ours: () => undefined,
  "in memory": () => ({}),
  PostgreSQL: () => provider("@medusajs/medusa/locking-postgres", "locking-postgres"),
  Redis: ({ redisUrl }) => provider("@medusajs/medusa/locking-redis", "locking-redis", { redisUrl }),
  none: ({ folder }) => provider(join(folder, "no-locks.js"), "no-locks"),
}

/** Options of Medusa's Locking Module for a way to lock; undefined where they are the application's own. */
export function lockOptions(name, { folder, redisUrl }) {
  writeFileSync(join(folder, "no-locks.js"), NO_LOCKS)
  return LOCKS[name]({ folder, redisUrl })
}

/** Makes an application in a folder lock with another provider. */
export function lockWith(folder, name, redisUrl) {
  const options = lockOptions(name, { folder, redisUrl })
  if (!options) return
  appendFileSync(
    join(folder, "medusa-config.js"),
    `
;(() => {
  const { modules } = module.exports.default ?? module.exports
  const resolve = "@medusajs/medusa/locking"
  const key = Object.keys(modules).find((one) => modules[one].resolve === resolve) ?? "locking"
  modules[key] = { ...modules[key], resolve, options: ${JSON.stringify(options)} }
})()
`,
  )
}
