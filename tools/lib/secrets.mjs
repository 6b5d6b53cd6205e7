import { randomBytes } from "node:crypto"
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Problem } from "./problem.mjs"

const NAMES = ["JWT_SECRET", "COOKIE_SECRET", "AUTH_SECRET", "STOREFRONT_SECRET", "AUTH_MFA_ENCRYPTION_KEY", "DATABASE_PASSWORD"]

/** The secrets of one installation, made at the first start and readable by its owner only. */
export function readOrMakeSecrets(home) {
  const file = join(home, "secrets.json")
  const known = readJson(file)
  const missing = NAMES.filter((name) => !known[name])
  if (missing.length === 0) {
    return known
  }
  const secrets = { ...known }
  for (const name of missing) {
    secrets[name] = randomBytes(32).toString("base64url")
  }
  mkdirSync(home, { recursive: true })
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
  return secrets
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (error) {
    if (error.code === "ENOENT") {
      return {}
    }
    throw new Problem(`${file} cannot be read (${error.message}). Repair it, or remove it together with the postgres folder beside it.`)
  }
}
