import { parentPort } from "node:worker_threads"
import { messageOf } from "../../shared/message-of"
import { writeDocument, type DocumentFacts } from "./write-document"

/** A paper to write, and what has come of it: its file, or why there is none. */
export type PaperAsked = { id: number; facts: DocumentFacts }
export type PaperWritten = { id: number; content: Uint8Array } | { id: number; problem: string }

// Loaded with all other files of its folder in the main thread too, where nobody asks it.
parentPort?.on("message", ({ id, facts }: PaperAsked) => {
  const answer = (written: PaperWritten) => parentPort?.postMessage(written)
  writeDocument(facts).then(
    (content) => answer({ id, content }),
    (error: unknown) => answer({ id, problem: messageOf(error) }),
  )
})
