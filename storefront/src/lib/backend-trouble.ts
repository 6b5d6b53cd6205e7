import { AsyncLocalStorage } from "node:async_hooks"

/** A page while it is rendered. */
export type Rendering = { isTroubled: boolean }

/** One for the whole process: pages and what stands before them are bundles of their own. */
const shared = globalThis as typeof globalThis & { billetRendering?: AsyncLocalStorage<Rendering> }
const renderings = (shared.billetRendering ??= new AsyncLocalStorage())

/** Runs what renders a page. From then on the page knows whether the backend failed to answer it. */
export function watchTrouble(rendering: Rendering, render: () => void): void {
  renderings.run(rendering, render)
}

/** Tells the page that is being rendered that the backend has failed to answer it. */
export function tellTrouble(): void {
  const rendering = renderings.getStore()
  if (rendering) rendering.isTroubled = true
}
