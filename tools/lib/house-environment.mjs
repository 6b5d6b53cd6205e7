import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { outsideNpm } from "./install.mjs"
import { ROOT } from "./places.mjs"

/** What only the server may know. */
const SERVER_ONLY = [
  ...["DATABASE_URL", "DATABASE_PASSWORD", "JWT_SECRET", "COOKIE_SECRET", "AUTH_MFA_ENCRYPTION_KEY", "REDIS_URL", "SMTP_URL"],
  ...["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ...["UPS_CLIENT_ID", "UPS_CLIENT_SECRET", "ABF_API_ID"],
]

/**
 * The variables the server runs with. What the caller's environment already sets is kept, except addresses and ports,
 * which are what this run really uses.
 */
export function serverEnvironment({ variables, home, secrets, databaseUrl, addresses, mode }) {
  return {
    COOKIE_SECURE: "false",
    STORE_CORS: addresses.storefront,
    ADMIN_CORS: addresses.server,
    AUTH_CORS: `${addresses.storefront},${addresses.server}`,
    MAIL_OUTBOX: join(home, "outbox"),
    JWT_SECRET: secrets.JWT_SECRET,
    COOKIE_SECRET: secrets.COOKIE_SECRET,
    STOREFRONT_SECRET: secrets.STOREFRONT_SECRET,
    AUTH_MFA_ENCRYPTION_KEY: secrets.AUTH_MFA_ENCRYPTION_KEY,
    ...outsideNpm(variables),
    NODE_ENV: mode,
    PORT: String(addresses.serverPort),
    DATABASE_URL: databaseUrl,
    STOREFRONT_URL: addresses.storefront,
    BILLET_ROOT: ROOT,
    BILLET_HOME: home,
    MEDUSA_DISABLE_TELEMETRY: "true",
    // Medusa keeps its telemetry switch in the user's configuration folder, and without one starts a sender at exit.
    XDG_CONFIG_HOME: quietConfiguration(home),
  }
}

/** The variables the storefront runs with: none that open the database. */
export function storefrontEnvironment({ variables, secrets, addresses, publishableKey, mode }) {
  const passed = Object.entries(outsideNpm(variables)).filter(([name]) => !SERVER_ONLY.includes(name))
  return {
    AUTH_SECRET: secrets.AUTH_SECRET,
    STOREFRONT_SECRET: secrets.STOREFRONT_SECRET,
    AUTH_URL: addresses.storefront,
    ...Object.fromEntries(passed),
    NODE_ENV: mode,
    PORT: String(addresses.storefrontPort),
    MEDUSA_BACKEND_URL: addresses.server,
    MEDUSA_PUBLISHABLE_KEY: publishableKey,
    NEXT_TELEMETRY_DISABLED: "1",
  }
}

/** Where people and programs reach the two servers. */
export function localAddresses(serverPort, storefrontPort) {
  return {
    serverPort,
    storefrontPort,
    server: `http://localhost:${serverPort}`,
    storefront: `http://localhost:${storefrontPort}`,
  }
}

/** A configuration folder of our own in which Medusa's telemetry is switched off. */
export function quietConfiguration(home) {
  const folder = join(home, "config")
  mkdirSync(join(folder, "medusa"), { recursive: true })
  writeFileSync(join(folder, "medusa/config.json"), `${JSON.stringify({ telemetry: { enabled: false } })}\n`)
  return folder
}
