/** Calls made while one is under way become one more call after it. */
export function onceAtATime(work) {
  let running
  let next
  return () => {
    if (!running) {
      running = work().finally(() => (running = undefined))
      return running
    }
    next ??= running.catch(() => {}).then(() => {
      next = undefined
      running = work().finally(() => (running = undefined))
      return running
    })
    return next
  }
}
