import type { InputConfigModules } from "@medusajs/framework/types"
import type { defineConfig } from "@medusajs/framework/utils"
import { houseModules } from "./house-modules"
import { readEnvironment } from "./read-environment"

type Config = Omit<NonNullable<Parameters<typeof defineConfig>[0]>, "modules"> & { modules?: InputConfigModules }

const PACKAGE = "@billet/medusa"
const OWN_MODULES = "./src/modules/"

/** The same settings with every path of a module of ours as the package exports it. */
function asPackaged<T>(settings: T): T {
  if (typeof settings === "string") {
    return (settings.startsWith(OWN_MODULES) ? `${PACKAGE}/modules/${settings.slice(OWN_MODULES.length)}` : settings) as T
  }
  if (Array.isArray(settings)) return settings.map(asPackaged) as T
  if (typeof settings !== "object" || settings === null || Object.getPrototypeOf(settings) !== Object.prototype) return settings
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, asPackaged(value as unknown)])) as T
}

/**
 * The configuration of a Medusa application with Billet as a plugin: its routes, workflows, jobs and screens, and its modules
 * with the settings of the environment. Modules the application names itself come after and win. Throws for an environment
 * that lacks something, by name.
 */
export function withBillet(config: Config, variables: Record<string, string | undefined> = process.env): Config {
  const { modules = [], plugins = [] } = config
  return {
    ...config,
    plugins: [...plugins, { resolve: PACKAGE, options: {} }],
    modules: [...asPackaged(houseModules(readEnvironment(variables))), ...modules],
  }
}
