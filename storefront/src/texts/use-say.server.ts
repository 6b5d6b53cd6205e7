import { use } from "react"
import { getSay } from "./get-texts"

/** Says a sentence of the server or the contract in the reader's language, in a component that does not wait. */
export function useSay(): (sentence: string) => string {
  return use(getSay())
}
