/**
 * Runs work whose signal is aborted with a TimeoutError after so many seconds. The timer ends with the work: one that was
 * left to run out, as AbortSignal.timeout's is, would hold on to all that its page was made of until then.
 */
export async function withinSeconds<T>(seconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const late = () => controller.abort(new DOMException(`No answer in ${seconds} s`, "TimeoutError"))
  const timer = setTimeout(late, seconds * 1000)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
