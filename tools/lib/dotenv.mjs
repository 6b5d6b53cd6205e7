import { existsSync } from "node:fs"

/** Adds the settings of a .env file to the environment; what is already set stays. */
export function readDotenv(file) {
  if (existsSync(file)) {
    process.loadEnvFile(file)
  }
}
