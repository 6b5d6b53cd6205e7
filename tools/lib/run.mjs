import { Children } from "./children.mjs"
import { showError } from "./problem.mjs"
import { Progress } from "./progress.mjs"

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"]
/** npm passes a Ctrl-C on although the terminal has sent it already: only a later one means "at once". */
const INSIST_AFTER_MS = 1000

/**
 * The frame of every tool that starts processes: whatever happens (its end, an error, a signal), everything it started
 * is stopped and cleaned up before this process ends.
 * @param {(run: { progress: Progress, children: Children, atEnd: (ending: () => unknown) => void }) => Promise<number>} work
 *   answers the exit code
 * @param {number} interruptedCode the exit code after a signal
 */
export async function runTool(work, interruptedCode) {
  const progress = new Progress()
  const children = new Children()
  const endings = []
  const interrupted = onSignal(() => {
    children.killAll()
    process.exit(interruptedCode)
  })
  const working = work({ progress, children, atEnd: (ending) => endings.unshift(ending) })
  const code = await Promise.race([working, interrupted.then(() => interruptedCode)]).catch((error) => {
    showError(error)
    return 1
  })
  // After a signal the work fails because its processes end: nobody needs to hear of it.
  working.catch(() => {})
  progress.end()
  await children.stopAll()
  for (const ending of endings) {
    await ending()
  }
  process.exit(code)
}

/** Resolves at the first signal; a second one, when it is not an echo of the first, is taken as impatience. */
function onSignal(insist) {
  return new Promise((resolve) => {
    let first
    const handle = (signal) => {
      if (first === undefined) {
        first = Date.now()
        process.stdout.write("\nStopping …\n")
        resolve(signal)
      } else if (Date.now() - first > INSIST_AFTER_MS) {
        insist()
      }
    }
    SIGNALS.forEach((signal) => process.on(signal, handle))
  })
}
