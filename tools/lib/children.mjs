import { spawn } from "node:child_process"
import { closeSync } from "node:fs"
import { openLog, tailOf } from "./log-file.mjs"
import { Problem } from "./problem.mjs"

const GRACE_MS = 10_000
const POLL_MS = 50
const FOLLOW_PARENT = new URL("./follow-parent.cjs", import.meta.url).pathname

/**
 * The child processes of one run. Each gets its own process group, so that Ctrl-C in a terminal reaches only us
 * and we end the children in the right order, together with whatever they started themselves.
 */
export class Children {
  #running = new Map()
  #stopping = false

  /** Whether nothing is started any more. */
  get isStopping() {
    return this.#stopping
  }

  /**
   * Runs a command to its end, its output in a log. Throws a Problem with the end of the log when it fails.
   * @param {{ title: string, command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, log: string,
   *   explain?: (log: string) => string }} job `explain` picks the lines that tell why
   */
  async run({ explain = tailOf, ...job }) {
    const child = this.start(job)
    const { code, signal } = await child.ended
    if (code !== 0) {
      throw new Problem(`${job.title} failed (${signal ?? `exit code ${code}`}). From ${job.log}:`, explain(job.log))
    }
  }

  /**
   * Starts a long-running process. `ended` resolves when it is over; it never rejects.
   * @param {object} job as for `run`, and
   * @param {boolean} [job.last] stop it only after the others, which need it
   * @param {NodeJS.Signals} [job.stopSignal] how it wants to be asked to end
   */
  start({ title, command, args, cwd, env, log, uid, gid, last = false, stopSignal = "SIGTERM" }) {
    if (this.#stopping) {
      throw new Problem("Stopping.")
    }
    const output = openLog(log)
    // A Node process ends by itself when this one vanishes without saying goodbye.
    const follows = command === process.execPath
    const stdio = ["ignore", output, output, ...(follows ? ["ipc"] : [])]
    const commandLine = follows ? ["--require", FOLLOW_PARENT, ...args] : args
    const variables = follows ? { ...env, BILLET_FOLLOWS: String(process.pid) } : env
    const child = spawn(command, commandLine, { cwd, env: variables, stdio, detached: true, uid, gid })
    closeSync(output)
    const ended = new Promise((resolve) => {
      child.once("error", (error) => resolve({ code: -1, signal: error.message }))
      child.once("exit", (code, signal) => resolve({ code, signal }))
    })
    if (child.pid !== undefined) {
      this.#running.set(child.pid, { last, stopSignal })
      void ended.then(() => {
        this.#running.delete(child.pid)
        // What it may have started itself has no one to look after it now.
        signalGroup(child.pid, "SIGTERM")
      })
    }
    return { title, log, ended, pid: child.pid, stop: () => this.#stop(child.pid) }
  }

  /** Refuses new processes and ends every one that still runs, those that others need at last. */
  async stopAll() {
    this.#stopping = true
    for (const turn of [false, true]) {
      const pids = [...this.#running].filter(([, { last }]) => last === turn).map(([pid]) => pid)
      await Promise.all(pids.map((pid) => this.#stop(pid)))
    }
  }

  /** The last resort: no grace. */
  killAll() {
    this.#stopping = true
    for (const [pid, { last }] of this.#running) {
      // For PostgreSQL this is its "immediate" shutdown: no clean-up, but nothing lost.
      signalGroup(pid, last ? "SIGQUIT" : "SIGKILL")
    }
  }

  async #stop(pid) {
    const running = this.#running.get(pid)
    if (running) {
      await endGroup(pid, running.stopSignal)
    }
  }
}

/** Asks a process group to end, waits, and insists after ten seconds. */
async function endGroup(pid, signal) {
  signalGroup(pid, signal)
  const deadline = Date.now() + GRACE_MS
  while (signalGroup(pid, 0)) {
    if (Date.now() > deadline) {
      signalGroup(pid, "SIGKILL")
      return
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
    return true
  } catch {
    return false
  }
}
