import { randomUUID } from "node:crypto"

/** Tells this process from every other one, before and after. */
export const PROCESS_ID = `mproc_${randomUUID()}`

/** Whether this process serves or works until it is told to stop; scripts and migrations come to an end. */
export const isServerProcess = !process.argv.some((word) => /^(exec|user|db:.+)$/.test(word))

const ends: (() => Promise<void>)[] = []

/** Has something done when the application ends. */
export function atEnd(work: () => Promise<void>): void {
  ends.push(work)
}

/** Does what was asked for, whatever fails of it. */
export async function runEnds(): Promise<void> {
  await Promise.allSettled(ends.splice(0).map((work) => work()))
}

let drainingSince: Date | null = null

/** From now on this process asks to be given nothing new. */
export function startDraining(): void {
  drainingSince ??= new Date()
}

/** Since when this process asks to be given nothing new; null while it works. */
export function drainsSince(): Date | null {
  return drainingSince
}
