import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { ownMark, stillRuns } from "./process-mark.mjs"
import { ROOT } from "./places.mjs"

const POLL_MS = 500
const FILE = join(ROOT, "node_modules/.cache/billet/build.lock")

/**
 * Lets one run at a time write build outputs, which all runs of a checkout share. Waits for its turn; the lock of a
 * process that is gone counts for nothing.
 */
export async function whileBuilding(progress, work, file = FILE) {
  if (!take(file)) {
    await progress.step("Wait for the build of another run", () => untilTaken(file))
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

async function untilTaken(file) {
  while (!take(file)) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function take(file) {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, JSON.stringify(ownMark()), { flag: "wx" })
    return true
  } catch (error) {
    if (error.code !== "EEXIST") {
      throw error
    }
  }
  const holder = readMark(file)
  // Without a mark yet, it is being written this very moment.
  if (holder === undefined || stillRuns(holder)) {
    return false
  }
  rmSync(file, { force: true })
  return take(file)
}

function readMark(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}
