const PAUSE_MS = 1000

/**
 * Starts a process, and again a second after it ended, as `restart: unless-stopped` does for containers. Answers the first
 * one; `ended` of a kept process is only for those who wait for its first answer, `now` is the one that runs now.
 * @param {() => { ended: Promise<unknown> }} start throws when the run is stopping
 */
export function keep(start) {
  const first = start()
  let now = first
  void again(first)
  return { ...first, now: () => now }

  async function again(process) {
    await process.ended
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref())
    try {
      now = start()
      void again(now)
    } catch {
      // The run is stopping: nothing is started any more.
    }
  }
}
