import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { ROOT } from "../../lib/places.mjs"

const SOURCE = join(ROOT, "backend/src/catalogue/engine/testing/naive-search.ts")

/** The plain evaluator of the engine's property tests, which is TypeScript outside the build. */
export async function plainSearch() {
  const { build } = await import("esbuild")
  const folder = mkdtempSync(join(tmpdir(), "billet-oracle-"))
  const outfile = join(folder, "naive-search.mjs")
  try {
    await build({
      entryPoints: [SOURCE],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      absWorkingDir: ROOT,
      logLevel: "error",
    })
    const { naiveSearch } = await import(pathToFileURL(outfile).href)
    return naiveSearch
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
