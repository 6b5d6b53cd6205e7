import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync } from "node:fs"
import { dirname } from "node:path"

const TAIL_BYTES = 16_384

/** Opens a fresh log for writing; the log of the run before stays beside it as `<name>.1`. */
export function openLog(file) {
  mkdirSync(dirname(file), { recursive: true })
  try {
    renameSync(file, `${file}.1`)
  } catch (error) {
    if (error.code !== "ENOENT") {
      throw error
    }
  }
  return openSync(file, "a")
}

/** The last lines of a log, without colour codes. */
export function tailOf(file, lines = 25) {
  return endOf(file).split("\n").slice(-lines).join("\n")
}

/** The first lines of the end of a log that say what npm calls an error. */
export function npmErrorsOf(file, lines = 12) {
  const errors = endOf(file)
    .split("\n")
    .filter((line) => line.startsWith("npm error"))
  return errors.slice(0, lines).join("\n")
}

function endOf(file) {
  let descriptor
  try {
    descriptor = openSync(file, "r")
    const { size } = fstatSync(descriptor)
    const buffer = Buffer.alloc(Math.min(size, TAIL_BYTES))
    readSync(descriptor, buffer, 0, buffer.length, size - buffer.length)
    return plain(buffer.toString("utf8")).trimEnd()
  } catch {
    return ""
  } finally {
    if (descriptor !== undefined) {
      closeSync(descriptor)
    }
  }
}

/** A text without colour codes. */
export function plain(text) {
  return text.replace(/\u001b\[[0-9;]*[A-Za-z]/g, "")
}
