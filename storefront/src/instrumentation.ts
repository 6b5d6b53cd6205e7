/** Runs once when the server starts: an incomplete environment shows there, not at the first visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return
  const { env } = await import("./lib/env")
  if (!env().trustHost) {
    const { forwardOwnAddress } = await import("./lib/forward-own-address")
    forwardOwnAddress()
  }
  if (process.env.NODE_ENV !== "production") return
  const { sendPagesFirst } = await import("./features/shared-pages/pages-first")
  sendPagesFirst()
}
