import type { Logger } from "@medusajs/framework/types"
import { callFacts } from "../shared/call-facts"

type Line = Record<string, unknown>
/** Medusa's logger, as far as it shows where every line goes through. */
type Writer = { log: (line: Line) => unknown; isJoined?: true }

/** Has every line of the log name the call it belongs to. A logger of another make is left as it is. */
export function joinLogs(logger: Logger): void {
  const writer = (logger as Logger & { loggerInstance_?: Writer }).loggerInstance_
  if (!writer || writer.isJoined) return
  const write = writer.log.bind(writer)
  Object.assign(writer, { isJoined: true, log: (line: Line) => write({ ...callFacts(), ...line }) })
}
