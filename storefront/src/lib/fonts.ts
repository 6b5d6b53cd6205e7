import localFont from "next/font/local"

/** IBM Plex Sans, all weights in one file, Latin only; preloaded. */
export const sans = localFont({
  src: "../../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2",
  weight: "100 700",
  variable: "--font-sans",
  display: "swap",
})

/**
 * IBM Plex Mono for codes, heats and orders. Not preloaded: every system's own monospaced font is as wide, so its late arrival
 * moves nothing, and the page's text comes first.
 */
export const mono = localFont({
  src: [
    { path: "../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2", weight: "400" },
    { path: "../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2", weight: "600" },
  ],
  variable: "--font-mono",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
})
