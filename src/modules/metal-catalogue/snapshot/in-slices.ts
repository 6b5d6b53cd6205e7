import { setImmediate } from "node:timers/promises"

const SLICE_MILLISECONDS = 1

/** Runs work in steps, letting others have their turn about every millisecond; null when it is given up. */
export async function inSlices<Made>(steps: Generator<void, Made>, goesOn: () => boolean): Promise<Made | null> {
  for (let until = performance.now() + SLICE_MILLISECONDS; ; ) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await setImmediate()
    if (!goesOn()) return null
    until = performance.now() + SLICE_MILLISECONDS
  }
}
