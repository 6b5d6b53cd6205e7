const STEP_MILLISECONDS = 10

/** Waits until something holds and answers how many milliseconds it took; fails with what was last seen instead. */
export async function eventually<T>(read: () => T | Promise<T>, holds: (value: T) => boolean, patience = 5_000): Promise<number> {
  const started = Date.now()
  for (;;) {
    const value = await read()
    if (holds(value)) return Date.now() - started
    if (Date.now() - started > patience) throw new Error(`Still ${JSON.stringify(value)} after ${patience} ms`)
    await new Promise((resolve) => setTimeout(resolve, STEP_MILLISECONDS))
  }
}
