import { readFile } from "node:fs/promises"
import { join } from "node:path"

const FILES = "node_modules/@fontsource/ibm-plex-mono/files"
const WEIGHTS = [400, 600] as const
let loaded: ReturnType<typeof loadFonts> | undefined

/**
 * IBM Plex Mono, the shop's letters for codes, for the image writer, read once. Plex Sans comes as woff2 alone, which the image
 * writer cannot read.
 */
export function cardFonts() {
  loaded ??= loadFonts(/* turbopackIgnore: true */ process.cwd()).catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

/** @param root the folder of the storefront, where it is started */
export function loadFonts(root: string) {
  return Promise.all(
    WEIGHTS.map(async (weight) => {
      const data = await readFile(join(/* turbopackIgnore: true */ root, FILES, `ibm-plex-mono-latin-${weight}-normal.woff`))
      return { name: "IBM Plex Mono", weight, style: "normal" as const, data }
    }),
  )
}
