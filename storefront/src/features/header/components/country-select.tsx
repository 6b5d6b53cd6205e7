"use client"

import { type Coid } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useTransition } from "react"
import { useTexts } from "#use-texts"
import { chooseCountry } from "@/features/regions/actions"
import { useCountries } from "@/lib/use-countries"
import { headerTexts } from "@/texts/en/header"
import { tradeTexts } from "@/texts/en/trade"
import styles from "./header.module.css"

type Props = {
  country: string
  /** The buyer's own region, which a signed-in buyer cannot change here. */
  region: Coid | null
}

/** Where the reader is served from; decides what "available near you" means. */
export function CountrySelect({ country, region }: Props) {
  const t = useTexts(headerTexts)
  const trade = useTexts(tradeTexts)
  const countries = useCountries()
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  if (region) {
    return (
      <div className={styles.country}>
        <span className={styles.caption}>{t.servedFrom}</span>
        <span className={styles.region}>{trade.regions[region]}</span>
      </div>
    )
  }
  const choose = (code: string) =>
    startTransition(async () => {
      await chooseCountry(code)
      router.refresh()
    })
  return (
    <label className={styles.country}>
      <span className={styles.caption}>{t.deliverTo}</span>
      <select key={country} defaultValue={country} disabled={pending} onChange={(event) => choose(event.target.value)}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
