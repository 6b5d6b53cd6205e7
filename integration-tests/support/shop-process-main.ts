import { createRequire } from "node:module"
import type { ConfigModule } from "@medusajs/framework/types"
import { getConfigFile, Modules } from "@medusajs/framework/utils"
import { configManager } from "@medusajs/framework/config"
import { DATABASE_OPTIONS } from "../../src/config/database-options"
import { CallPoints, type HANGS } from "./call-points"
import { checkoutServices } from "./checkout-services"

type Said = { hang: { at: number; mishap: (typeof HANGS)[number] } } | "count" | "stop counting"
type Locks = { name: string; folder: string; redisUrl: string }
type Settings = { databaseUrl: string; locks?: Locks; pool: number; stillSeconds?: number }

/** Locks as the bench does, with a provider of its choice. */
function lockWith({ name, ...places }: Locks): void {
  const { lockOptions } = createRequire(__filename)("../../tools/bench/oversell/locks.mjs") as {
    lockOptions: (name: string, places: object) => object | undefined
  }
  const options = lockOptions(name, places)
  if (options) Object.assign(configManager.config.modules?.[Modules.LOCKING] ?? {}, { options })
}

/** A server of the shop on the tests' database, with the sources as they are; it hangs where it is told to. */
async function main(): Promise<void> {
  const { databaseUrl, locks, pool, stillSeconds } = JSON.parse(process.env.SHOP_PROCESS ?? "{}") as Settings
  const utils = createRequire(require.resolve("@medusajs/test-utils"))
  const { configLoaderOverride } = utils("./medusa-test-runner-utils/config.js") as {
    configLoaderOverride: (folder: string, override: object) => Promise<void>
  }
  const { startApp } = utils("./medusa-test-runner-utils/bootstrap-app.js") as {
    startApp: (where: { cwd: string }) => Promise<{ container: never; port: number }>
  }
  await configLoaderOverride(process.cwd(), { clientUrl: databaseUrl })
  const ours = stillSeconds === undefined ? DATABASE_OPTIONS : { idle_in_transaction_session_timeout: stillSeconds * 1000 }
  // The start reads the file's configuration once more: only what stands there counts.
  const { configModule } = await getConfigFile<ConfigModule>(process.cwd(), "medusa-config")
  if (configModule) configModule.projectConfig.databaseDriverOptions = { ...ours, pool: { max: pool } }
  if (locks) lockWith(locks)
  const { container, port } = await startApp({ cwd: process.cwd() })
  const points = new CallPoints(checkoutServices(container))
  let stopCounting: () => void = () => undefined
  process.on("message", (said: Said) => {
    if (said === "count") {
      const stopped = new Promise<void>((resolve) => (stopCounting = resolve))
      void points.during(() => stopped).then((calls) => process.send?.({ calls }))
    } else if (said === "stop counting") stopCounting()
    else {
      const { at, mishap } = said.hang
      const { reached } = points.hanging(at, mishap, () => new Promise(() => undefined))
      void reached.then(() => process.send?.({ reached: at }))
      process.send?.({ armed: at })
    }
  })
  process.send?.({ port })
}

void main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
