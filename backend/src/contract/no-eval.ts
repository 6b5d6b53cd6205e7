import { config } from "zod"

// To validate objects faster zod makes functions out of text, and tries with the first schema whether it may. The shop's pages
// forbid that, and a browser reports the try as an attack; so no schema is made in a browser before this has run.
if ("document" in globalThis) config({ jitless: true })
