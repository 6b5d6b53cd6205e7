/**
 * Runs when it is called, but not again before so many milliseconds have passed: calls until then come to one run when they have.
 * Once the signal has aborted nothing runs any more.
 */
export function paced(run: () => void, milliseconds: number, signal: AbortSignal): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined
  let wanted = false
  signal.addEventListener("abort", () => clearTimeout(pause))
  const ask = () => {
    if (signal.aborted) return
    wanted = pause !== undefined
    if (wanted) return
    pause = setTimeout(() => {
      pause = undefined
      if (wanted) ask()
    }, milliseconds)
    run()
  }
  return ask
}
