import { execFile } from "node:child_process"
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { delimiter, join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { ROOT } from "./places.mjs"
import { Problem } from "./problem.mjs"

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
const require = createRequire(join(ROOT, "package.json"))
const run = promisify(execFile)

/**
 * A Chromium that really starts on this machine: the system's, else Playwright's, else the one npm carries.
 * @returns {Promise<Record<string, string>>} the variables storefront/e2e/support/chromium-launch.ts reads
 */
export async function findChromium(variables = process.env) {
  for (const path of [variables.CHROMIUM_PATH, ...systemBrowsers(variables), playwrightBrowser()]) {
    if (path && existsSync(path) && (await starts(path))) {
      return { CHROMIUM_PATH: path }
    }
  }
  return carriedBrowser()
}

function systemBrowsers({ PATH = "" }) {
  return [...SYSTEM_NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name))), MAC_CHROME]
}

function playwrightBrowser() {
  return require("@playwright/test").chromium.executablePath()
}

/** The browser inside the package @sparticuz/chromium, with the libraries and fonts a bare system lacks. */
async function carriedBrowser() {
  const entry = require.resolve("@sparticuz/chromium")
  const { version } = require(join(entry, "../../package.json"))
  const folder = join(ROOT, "node_modules/.cache/billet", `chromium-${version}`)
  if (!existsSync(folder)) {
    await unpack(entry, folder)
  }
  const path = join(folder, "chromium")
  const found = { CHROMIUM_PATH: path, CHROMIUM_FONTS: join(folder, "fonts") }
  if (await starts(path)) {
    return found
  }
  const libraries = join(folder, "al2023/lib")
  if (await starts(path, { LD_LIBRARY_PATH: libraries })) {
    return { ...found, CHROMIUM_LIBRARIES: libraries }
  }
  throw new Problem("No Chromium starts on this machine. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.")
}

async function unpack(entry, folder) {
  const partial = `${folder}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  const files = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"].map((name) => join(entry, "../../bin", name))
  // The package unpacks into the system's folder for temporary files; a process of its own gets another one.
  const script = `const { inflate } = await import(process.argv[1]); await Promise.all(process.argv.slice(2).map((file) => inflate(file)))`
  const env = { ...process.env, TMPDIR: partial, TMP: partial, TEMP: partial }
  await run(process.execPath, ["--input-type=module", "-e", script, pathToFileURL(entry).href, ...files], { env })
  writeFileSync(join(partial, "fonts/fonts.conf"), fontsConfiguration())
  rmSync(folder, { recursive: true, force: true })
  renameSync(partial, folder)
}

function fontsConfiguration() {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
}

async function starts(path, env = {}) {
  try {
    await run(path, ["--version"], { env: { ...process.env, ...env }, timeout: 30_000 })
    return true
  } catch {
    return false
  }
}
