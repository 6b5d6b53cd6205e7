import { useContext } from "react"
import { sayIn } from "./messages"
import { TextsContext } from "./texts-context"

/** Says a sentence of the server or the contract in the reader's language. On the server `use-say.server` stands in its place. */
export function useSay(): (sentence: string) => string {
  const { messages } = useContext(TextsContext)
  return (sentence) => sayIn(messages, sentence)
}
