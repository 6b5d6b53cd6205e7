import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Problem } from "./problem.mjs"
import { ownMark, stillRuns } from "./process-mark.mjs"

/** Marks a state folder as in use, so that a second start says so instead of fighting over ports and data. */
export class RunLock {
  #file
  #record

  constructor(home) {
    this.#file = join(home, "run.json")
    mkdirSync(home, { recursive: true })
  }

  /** Takes the folder. Throws a Problem when another run has it; the mark of a run that was killed is removed. */
  take(purpose) {
    const record = { ...ownMark(), purpose }
    for (;;) {
      try {
        writeFileSync(this.#file, JSON.stringify(record), { flag: "wx" })
        this.#record = record
        return
      } catch (error) {
        if (error.code !== "EEXIST") {
          throw error
        }
      }
      this.#clearStale()
    }
  }

  /** Adds what a second start can tell, such as the shop's address. */
  note(facts) {
    Object.assign(this.#record, facts)
    writeFileSync(this.#file, JSON.stringify(this.#record))
  }

  /** What was noted so far. */
  get noted() {
    return this.#record
  }

  release() {
    if (this.#record) {
      rmSync(this.#file, { force: true })
      this.#record = undefined
    }
  }

  /** What the run that has the folder noted; undefined when there is none. */
  holder() {
    const other = readRecord(this.#file)
    return stillRuns(other) ? other : undefined
  }

  #clearStale() {
    const other = this.holder()
    if (other) {
      const where = other.storefront ? ` Its shop is at ${other.storefront}.` : ""
      throw new Problem(`Billet is already running here (${other.purpose}, process ${other.pid}).${where} Stop it with Ctrl-C, or: kill ${other.pid}`)
    }
    rmSync(this.#file, { force: true })
  }
}

function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}
