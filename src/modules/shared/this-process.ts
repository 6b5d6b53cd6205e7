import { randomUUID } from "node:crypto"

/** Tells this process from every other one, before and after. */
export const PROCESS_ID = `mproc_${randomUUID()}`

let drainingSince: Date | null = null

/** From now on this process asks to be given nothing new. */
export function startDraining(): void {
  drainingSince ??= new Date()
}

/** Since when this process asks to be given nothing new; null while it works. */
export function drainsSince(): Date | null {
  return drainingSince
}
