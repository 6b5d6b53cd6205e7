"use client"

import { useState } from "react"
import { useTexts } from "#use-texts"
import { commonTexts } from "@/texts/en/common"
import { toUnitSystem, UNIT_SYSTEMS, UNITS_COOKIE, type UnitSystem } from "../unit-values"

const ONE_YEAR = 365 * 24 * 60 * 60

type Props = { system: UnitSystem; className?: string; captionClass?: string; selectClass?: string }

/** Inches and pounds or millimetres and kilograms, kept in a cookie, so the server renders the right one at once. */
export function UnitSelect({ system, className, captionClass, selectClass }: Props) {
  const t = useTexts(commonTexts)
  const [value, setValue] = useState(system)
  const choose = (text: string) => {
    const next = toUnitSystem(text)
    setValue(next)
    document.documentElement.dataset.units = next
    document.cookie = `${UNITS_COOKIE}=${next}; path=/; max-age=${ONE_YEAR}; samesite=lax`
  }
  return (
    <label className={className}>
      <span className={captionClass}>{t.units}</span>
      <select className={selectClass} value={value} onChange={(event) => choose(event.target.value)}>
        {Object.entries(UNIT_SYSTEMS).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
