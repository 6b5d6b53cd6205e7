import { tailOf } from "./log-file.mjs"
import { Problem } from "./problem.mjs"

const POLL_MS = 150

/**
 * Waits until an address answers without a server error. Throws a Problem with the end of the log when the process
 * ends first, or when time is up.
 * @param {string} url
 * @param {{ title: string, log: string, ended: Promise<{ code: number | null, signal: string | null }> }} server
 * @param {number} limitMs
 */
export async function untilAnswering(url, server, limitMs) {
  const deadline = Date.now() + limitMs
  let end
  void server.ended.then((result) => (end = result))
  while (!(await answers(url))) {
    if (end) {
      throw crash(server, end)
    }
    if (Date.now() > deadline) {
      throw new Problem(`${server.title} does not answer at ${url}. The end of ${server.log}:`, tailOf(server.log))
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** The report of a server that ended although nobody asked it to. */
export function crash(server, { code, signal }) {
  return new Problem(`${server.title} has ended (${signal ?? `exit code ${code}`}). The end of ${server.log}:`, tailOf(server.log))
}

async function answers(url) {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) })
    await response.arrayBuffer()
    return response.status < 500
  } catch {
    return false
  }
}
