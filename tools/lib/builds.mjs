import { join } from "node:path"
import { hashInputs } from "./content-hash.mjs"
import { keepingUploads } from "./kept-uploads.mjs"
import { MEDUSA_CLI } from "./medusa-command.mjs"
import { ROOT, SERVER, STOREFRONT } from "./places.mjs"
import { Stamp } from "./stamp.mjs"

const TSC = join(ROOT, "node_modules/typescript/bin/tsc")
const NEXT = join(STOREFRONT, "node_modules/next/dist/bin/next")
const RULES = ["backend/src", "backend/package.json", "backend/tsconfig.json", "backend/tsconfig.esm.json"]

/** What has to be built, from which inputs, and the files that tell whether the output is still there. */
const BUILDS = {
  rules: {
    title: "Build the rules",
    inputs: [...RULES, "package-lock.json"],
    output: join(ROOT, "backend/dist"),
    witnesses: ["backend/dist/cjs.tsbuildinfo", "backend/dist/esm.tsbuildinfo"],
    commands: [
      { args: [TSC, "-p", "backend/tsconfig.json"], cwd: ROOT },
      { args: [TSC, "-p", "backend/tsconfig.esm.json"], cwd: ROOT },
    ],
  },
  server: {
    title: "Build the server and the admin",
    inputs: ["src", "medusa-config.ts", "instrumentation.ts", "tsconfig.json", "package.json", "package-lock.json", ...RULES],
    output: SERVER,
    witnesses: [".medusa/server/medusa-config.js", ".medusa/server/public/admin/index.html"],
    commands: [{ args: [MEDUSA_CLI, "build", "--no-lint"], cwd: ROOT }],
  },
  storefront: {
    title: "Build the storefront",
    inputs: ["storefront", ...RULES],
    output: join(STOREFRONT, ".next"),
    witnesses: ["storefront/.next/BUILD_ID"],
    commands: [{ args: [NEXT, "build"], cwd: STOREFRONT }],
    // Next writes these into the browser's files while building.
    publicSettings: true,
  },
}

/**
 * Builds one part unless its inputs have not changed since the last time.
 * @param {keyof typeof BUILDS} name
 */
export async function buildIfChanged(name, { progress, children, logs, env }) {
  const build = BUILDS[name]
  const stamp = new Stamp(join(build.output, ".inputs"), ROOT, build.witnesses)
  const inputs = hashInputs(ROOT, build.inputs, build.publicSettings ? publicSettings(env) : [])
  if (stamp.holds(inputs)) {
    return
  }
  stamp.remove()
  const jobs = build.commands.map((command, index) => ({
    ...command,
    title: build.title,
    command: process.execPath,
    env: { ...env, NODE_ENV: "production" },
    log: join(logs, `build-${name}${index || ""}.log`),
  }))
  const run = () => progress.step(build.title, () => Promise.all(jobs.map((job) => children.run(job))))
  await (build.output === SERVER ? keepingUploads(SERVER, run) : run())
  stamp.write(inputs)
}

function publicSettings(env) {
  return Object.entries(env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
    .sort()
}
