"use client"

import { useRouter } from "next/navigation"
import { useCallback, useEffect, useState, useTransition } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { chooseCountry } from "@/features/regions/actions"
import { headerTexts } from "@/texts/en/header"
import styles from "./header.module.css"

type Props = {
  country: { code: string; name: string }
  /** The buyer's own region by its name, which a signed-in buyer cannot change here. */
  region: string | null
}

/** The page is what a reader waits for; a list of every country is not. */
const LIST_AFTER_MILLISECONDS = 2000

/** Where the reader is served from; decides what "available near you" means. */
export function CountrySelect({ country, region }: Props) {
  const t = useTexts(headerTexts)
  const { countries, load } = useLateCountries(country, region === null)
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  if (region) {
    return (
      <div className={styles.country}>
        <span className={styles.caption}>{t.servedFrom}</span>
        <span className={styles.region}>{region}</span>
      </div>
    )
  }
  const choose = (code: string) =>
    startTransition(async () => {
      await chooseCountry(code)
      router.refresh()
    })
  return (
    <label className={styles.country} onPointerEnter={load} onFocus={load}>
      <span className={styles.caption}>{t.deliverTo}</span>
      <select key={country.code} defaultValue={country.code} disabled={pending} onChange={(event) => choose(event.target.value)}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The chosen country, and all of them soon after the page or once the reader goes for the list. */
function useLateCountries(country: Props["country"], wanted: boolean) {
  const language = useLanguage()
  const [all, setAll] = useState<readonly Props["country"][]>([])
  const load = useCallback(() => {
    import("@/lib/country-name").then(
      ({ countriesIn }) => setAll(countriesIn(language)),
      (error: unknown) => console.warn("The list of countries could not be loaded", error),
    )
  }, [language])
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(load, LIST_AFTER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [load, wanted])
  return { countries: all.length > 0 ? all : [country], load }
}
