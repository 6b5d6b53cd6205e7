"use client"

import { useState } from "react"
import { useTexts } from "#use-texts"
import { commonTexts } from "@/texts/en/common"
import { THEME_COOKIE, THEMES, toTheme } from "../theme-values"

const ONE_YEAR = 365 * 24 * 60 * 60

/** Light, dark or as the system says; kept in a cookie, so the server renders the right one at once. */
export function ThemeSelect({ theme }: { theme: string }) {
  const t = useTexts(commonTexts)
  const [value, setValue] = useState(toTheme(theme))
  const choose = (text: string) => {
    const next = toTheme(text)
    setValue(next)
    document.documentElement.dataset.theme = next
    document.cookie = `${THEME_COOKIE}=${next}; path=/; max-age=${ONE_YEAR}; samesite=lax`
  }
  return (
    <label className="field">
      <span className="label">{t.appearance}</span>
      <select className="input" value={value} onChange={(event) => choose(event.target.value)}>
        {THEMES.map((key) => (
          <option key={key} value={key}>
            {t.themes[key]}
          </option>
        ))}
      </select>
    </label>
  )
}
