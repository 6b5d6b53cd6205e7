import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { medusaCommand } from "../lib/medusa-command.mjs"
import { ROOT } from "../lib/places.mjs"
import { manifest } from "./manifest.mjs"

const json = (path) => JSON.parse(readFileSync(path, "utf8"))
const without = (object, name) => Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))
const write = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

/** A copy of the sources beside the installed packages: Medusa builds a plugin where the application's own build would be. */
function copySources(folder, own) {
  cpSync(join(ROOT, "src"), join(folder, "src"), { recursive: true })
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"))
  // Medusa's command line looks for itself among what a project lists.
  const { dependencies, ...rest } = without(own, "bundleDependencies")
  write(join(folder, "package.json"), {
    ...rest,
    dependencies: without(dependencies, "@billet/backend"),
    devDependencies: own.peerDependencies,
  })
  write(join(folder, "tsconfig.json"), { ...json(join(ROOT, "tsconfig.json")), include: ["src/**/*"] })
}

/**
 * Medusa registers every folder named `modules` of a plugin as a module without settings, and ours need theirs and are not all
 * modules: `withBillet` registers them, out of a folder of another name.
 */
function renameModules(built) {
  renameSync(join(built, "modules"), join(built, "house"))
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".js")) continue
    const path = join(entry.parentPath, entry.name)
    const text = readFileSync(path, "utf8")
    const renamed = text.replace(/(require|import)\("(\.[^"]*\/)modules\//g, '$1("$2house/')
    if (renamed !== text) writeFileSync(path, renamed)
  }
}

/** Builds the plugin and lays out its package in `folder`; answers where. */
export async function stagePackage({ folder, children, progress, logs }) {
  rmSync(folder, { recursive: true, force: true })
  const [sources, target] = [join(folder, "sources"), join(folder, "package")]
  for (const path of [sources, target]) mkdirSync(path, { recursive: true })
  const rules = json(join(ROOT, "backend/package.json"))
  const own = manifest(json(join(ROOT, "package.json")), rules.version)
  copySources(sources, own)
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", MEDUSA_DISABLE_TELEMETRY: "true" }
  const build = medusaCommand("Build the plugin", ["plugin:build"], { cwd: sources, env, log: join(logs, "plugin-build.log") })
  await progress.step("Build the plugin", () => children.run(build))
  renameModules(join(sources, ".medusa/server/src"))
  cpSync(join(sources, ".medusa/server"), join(target, ".medusa/server"), { recursive: true })
  const bundled = join(target, "node_modules/@billet/backend")
  cpSync(join(ROOT, "backend/dist"), join(bundled, "dist"), { recursive: true, filter: (path) => !path.endsWith(".tsbuildinfo") })
  cpSync(join(ROOT, "backend/package.json"), join(bundled, "package.json"))
  write(join(target, "package.json"), own)
  return target
}
