/** One count for the whole process: pages and the proxy before them are bundles of their own. */
const counted = globalThis as typeof globalThis & { billetBackendTrouble?: number }

/** How often the backend has failed to answer since this process started. */
export const backendTrouble = (): number => counted.billetBackendTrouble ?? 0

export function countBackendTrouble(): void {
  counted.billetBackendTrouble = backendTrouble() + 1
}
