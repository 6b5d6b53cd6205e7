import type { LaunchOptions } from "@playwright/test"

/** No background traffic, no first-run pages, no need of a graphics card. */
const FLAGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
]

/**
 * How the browser is started. `npm test` looks for one and says where it is: CHROMIUM_PATH, and for the one npm carries
 * also CHROMIUM_LIBRARIES and CHROMIUM_FONTS. Without them Playwright's own is used.
 */
export function chromiumLaunch(variables: NodeJS.ProcessEnv): LaunchOptions {
  const { CHROMIUM_PATH, CHROMIUM_LIBRARIES, CHROMIUM_FONTS } = variables
  const asRoot = process.getuid?.() === 0
  return {
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    // Chromium's sandbox refuses to run as root.
    args: [...FLAGS, ...(asRoot ? ["--no-sandbox"] : [])],
    env: {
      ...definedOnly(variables),
      ...(CHROMIUM_LIBRARIES ? { LD_LIBRARY_PATH: CHROMIUM_LIBRARIES } : {}),
      ...(CHROMIUM_FONTS ? { FONTCONFIG_PATH: CHROMIUM_FONTS } : {}),
    },
  }
}

function definedOnly(variables: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
