import { useMemo, useSyncExternalStore } from "react"
import { useLanguage } from "#use-texts"
import { countriesIn } from "./country-name"

const noChange = () => () => undefined

/**
 * The countries by their names in the reader's language. Browsers and the server may know them differently, so a page comes
 * with the contract's names and takes the language's once it runs.
 */
export function useCountries() {
  const language = useLanguage()
  const runs = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  return useMemo(() => countriesIn(runs ? language : "en"), [runs, language])
}
