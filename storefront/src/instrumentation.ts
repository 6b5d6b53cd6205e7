/** Runs once when the server starts: an incomplete environment shows there, not at the first visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return
  const { env } = await import("./lib/env")
  if (env().trustHost) return
  const { forwardOwnAddress } = await import("./lib/forward-own-address")
  forwardOwnAddress()
}
