import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"

/**
 * A process by its number and its birth. A number alone does not tell one process from another: in a container the
 * same numbers come again at every start.
 * @typedef {{ pid: number, birth: string }} ProcessMark
 */

/** @returns {ProcessMark} */
export function ownMark() {
  return { pid: process.pid, birth: birthOf(process.pid) }
}

/** Whether the very process of that mark still runs. @param {Partial<ProcessMark> | undefined} mark */
export function stillRuns(mark) {
  return Boolean(mark?.pid && mark.birth) && birthOf(mark.pid) === mark.birth
}

/** When a process was born, as a text to compare with itself; undefined when there is no such process. */
export function birthOf(pid) {
  try {
    // After the name, which may contain anything but ends with the last bracket, the birth is the twentieth field.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ")[19]
  } catch {
    return askPs(pid, "lstart=")
  }
}

/** The command line of a process; undefined when there is no such process. */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
  } catch {
    return askPs(pid, "command=")
  }
}

function askPs(pid, column) {
  try {
    const options = { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }
    return execFileSync("ps", ["-o", column, "-p", String(pid)], options).trim() || undefined
  } catch {
    return undefined
  }
}
