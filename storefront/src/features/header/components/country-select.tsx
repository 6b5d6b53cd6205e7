"use client"

import { COUNTRIES, REGION_NAMES, type Coid } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useTransition } from "react"
import { chooseCountry } from "@/features/regions/actions"
import styles from "./header.module.css"

type Props = {
  country: string
  /** The buyer's own region, which a signed-in buyer cannot change here. */
  region: Coid | null
}

/** Where the reader is served from; decides what "available near you" means. */
export function CountrySelect({ country, region }: Props) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  if (region) {
    return (
      <div className={styles.country}>
        <span className={styles.caption}>Served from</span>
        <span className={styles.region}>{REGION_NAMES[region]}</span>
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
      <span className={styles.caption}>Deliver to</span>
      <select key={country} defaultValue={country} disabled={pending} onChange={(event) => choose(event.target.value)}>
        {COUNTRIES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
