import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Problem } from "./problem.mjs"

/**
 * A stamp lies inside a build's output and says from which inputs it was made. It also remembers size and time of a few
 * files of the output, so that a build made by hand does not pass for the stamped one.
 */
export class Stamp {
  /**
   * @param {string} file
   * @param {string} root folder the witnesses are relative to
   * @param {string[]} witnesses files of the output
   */
  constructor(file, root, witnesses) {
    this.file = file
    this.witnesses = witnesses.map((path) => join(root, path))
  }

  holds(inputs) {
    const outputs = this.#outputs()
    return outputs !== undefined && readText(this.file) === text(inputs, outputs)
  }

  /** Before a build: a half-finished output must not look finished. */
  remove() {
    rmSync(this.file, { force: true })
  }

  /** After a build. Throws when the build has not made what it should, whatever it said. */
  write(inputs) {
    const outputs = this.#outputs()
    if (outputs === undefined) {
      throw new Problem(`The build ended without making ${this.witnesses.join(" and ")}.`)
    }
    writeFileSync(this.file, text(inputs, outputs))
  }

  #outputs() {
    const stats = this.witnesses.map((path) => statSync(path, { throwIfNoEntry: false }))
    return stats.every(Boolean) ? stats.map((stat) => [stat.size, Math.round(stat.mtimeMs)]) : undefined
  }
}

function text(inputs, outputs) {
  return JSON.stringify({ inputs, outputs })
}

function readText(file) {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}
