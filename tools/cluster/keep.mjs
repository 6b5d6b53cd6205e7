const PAUSE_MS = 1000

/**
 * Starts a process, and again a second after it ended, as `restart: unless-stopped` does for containers; one that does not
 * start is tried again. Answers the first one; `ended` of a kept process is only for those who wait for its first answer,
 * `now` is the one that runs now, and `exchange` puts another in its place.
 * @template {{ ended: Promise<unknown> }} Started
 * @param {() => Started | Promise<Started>} start
 * @param {{ isStopping: () => boolean, first?: Started }} how `first` when it has been started already
 */
export function keep(start, { isStopping, first = start() }) {
  let now = first
  let starting = Promise.resolve()
  // Only the last who watches starts anything.
  let watcher = 0
  void watch(first)
  return { ...first, now: () => now, exchange }

  async function watch(process) {
    const me = ++watcher
    await process.ended
    if (me !== watcher) return
    starting = startedAgain(() => me === watcher && !isStopping())
    const next = await starting
    if (next) now = next
    if (next && me === watcher) void watch(next)
  }

  async function startedAgain(isWanted) {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref())
      if (!isWanted()) return undefined
      try {
        return await start()
      } catch {
        // What the one before left behind may still be in its way.
      }
    }
  }

  /** Puts in its place what `make` answers, which ends the one that runs and may `start` the next; nothing else is started. */
  async function exchange(make) {
    watcher++
    try {
      await starting
      now = await make(now, start)
    } finally {
      void watch(now)
    }
  }
}
