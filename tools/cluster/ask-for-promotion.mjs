import { join } from "node:path"
import { homeFolder } from "../lib/places.mjs"
import { Problem } from "../lib/problem.mjs"
import { RunLock } from "../lib/run-lock.mjs"

const POLL_MS = 200
const LIMIT_MS = 120_000

/** Has a running cluster promote its replica when it gets the signal of `askForPromotion`, one at a time. */
export function promoteWhenAsked(cluster, lock, progress) {
  let isAtWork = false
  process.on("SIGUSR2", () => {
    if (isAtWork) return
    isAtWork = true
    void promote().finally(() => (isAtWork = false))
  })
  lock.note({ promotions: [] })

  async function promote() {
    const began = Date.now()
    try {
      const { kept } = await progress.step("Promote the replica", () => cluster.promote())
      lock.note({ promotions: [...lock.noted.promotions, { seconds: (Date.now() - began) / 1000, kept }] })
    } catch (error) {
      progress.say(`The replica could not be promoted: ${error.message}`)
      lock.note({ promotions: [...lock.noted.promotions, { problem: error.message }] })
    }
  }
}

/** Asks the cluster that runs here to promote its replica, and waits until it has. */
export async function askForPromotion(progress) {
  const lock = new RunLock(join(homeFolder(), "cluster"))
  const { pid, promotions } = lock.holder() ?? {}
  if (!promotions) throw new Problem("No cluster runs here, or it is still starting. Start it with: npm run cluster")
  process.kill(pid, "SIGUSR2")
  const deadline = Date.now() + LIMIT_MS
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const now = lock.holder()?.promotions
    if (!now) throw new Problem("The cluster has ended.")
    if (now.length > promotions.length) return said(now.at(-1), progress)
    if (Date.now() > deadline) throw new Problem("The replica is not promoted yet. The cluster's own terminal says why.")
  }
}

function said({ problem, seconds, kept }, progress) {
  if (problem) throw new Problem(problem)
  progress.say(`The replica is the primary, and a new one follows (${seconds.toFixed(1)} s).`)
  if (kept) progress.say(`What was the primary is kept in ${kept}. Make a new backup: npm run backup -- --cluster`)
  return 0
}
