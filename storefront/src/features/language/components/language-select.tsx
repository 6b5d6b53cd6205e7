"use client"

import { useRouter } from "next/navigation"
import { useTransition } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { commonTexts } from "@/texts/en/common"
import { LANGUAGE_COOKIE, LANGUAGES } from "@/texts/languages"

const ONE_YEAR = 365 * 24 * 60 * 60

type Props = { className?: string; captionClass?: string; selectClass?: string }

/** The language of the shop, each by its own name; kept in a cookie, and the page as it stands is asked for anew. */
export function LanguageSelect({ className, captionClass, selectClass }: Props) {
  const t = useTexts(commonTexts)
  const language = useLanguage()
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const choose = (next: string) => {
    document.cookie = `${LANGUAGE_COOKIE}=${next}; path=/; max-age=${ONE_YEAR}; samesite=lax`
    startTransition(() => router.refresh())
  }
  return (
    <label className={className}>
      <span className={captionClass}>{t.language}</span>
      <select
        key={language}
        className={selectClass}
        defaultValue={language}
        disabled={pending}
        onChange={(event) => choose(event.target.value)}
      >
        {Object.entries(LANGUAGES).map(([key, name]) => (
          <option key={key} value={key} lang={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
