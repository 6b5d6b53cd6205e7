import { existsSync } from "node:fs"
import { join } from "node:path"
import { Worker } from "node:worker_threads"
import { MedusaError } from "@medusajs/framework/utils"
import type { PaperWritten } from "./document-thread"
import { writeDocument, type DocumentFacts } from "./write-document"

type Waiting = { resolve: (content: Buffer) => void; reject: (error: Error) => void }

/** There once it is built; sources are run by what loads them into the main thread alone. */
const THREAD = join(__dirname, "document-thread.js")

const waiting = new Map<number, Waiting>()
let thread: Worker | null = null
let asked = 0

const failure = (problem: string) => new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `A paper was not written: ${problem}`)

function take(written: PaperWritten): void {
  const one = waiting.get(written.id)
  waiting.delete(written.id)
  if ("content" in written) one?.resolve(Buffer.from(written.content))
  else one?.reject(failure(written.problem))
  if (waiting.size === 0) thread?.unref()
}

/** What a thread that is gone was asked for comes to nothing; the next paper begins another one. */
function over(problem: string): void {
  thread = null
  for (const { reject } of waiting.values()) reject(failure(problem))
  waiting.clear()
}

function begin(): Worker {
  const worker = new Worker(THREAD)
  worker.on("message", take)
  worker.on("error", (error) => over(error.message))
  worker.on("exit", () => thread === worker && over("its thread has ended"))
  return worker
}

/**
 * Writes a paper in a thread of its own: one keeps a processor busy for some milliseconds, in which no request would be answered.
 * The process waits for papers that were asked for, and for no thread without any.
 */
export async function writeDocumentAside(facts: DocumentFacts): Promise<Buffer> {
  if (!existsSync(THREAD)) return await writeDocument(facts)
  const worker = (thread ??= begin())
  worker.ref()
  return await new Promise((resolve, reject) => {
    waiting.set((asked += 1), { resolve, reject })
    worker.postMessage({ id: asked, facts })
  })
}
