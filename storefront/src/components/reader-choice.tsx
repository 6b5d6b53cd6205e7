"use client"

import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import { keepCookie } from "@/lib/keep-cookie"

export type ChoiceLooks = { className?: string; captionClass?: string; selectClass?: string }
type Props = ChoiceLooks & {
  /** The cookie it is kept in, so that the server renders the right one at once. */
  cookie: string
  days: number
  label: string
  value: string
  options: readonly { value: string; label: string; lang?: string }[]
  /** Where a choice shows: in a `data-` attribute of the root by the cookie's name, on a page asked for anew, or nowhere. */
  shows?: "root" | "page"
}

/** What a reader chooses once for all pages. */
export function ReaderChoice({ cookie, days, label, value, options, shows, className, captionClass, selectClass }: Props) {
  const router = useRouter()
  const [chosen, setChosen] = useState(value)
  const [pending, startTransition] = useTransition()
  const choose = (next: string) => {
    setChosen(next)
    keepCookie(cookie, next, days)
    if (shows === "root") document.documentElement.dataset[cookie] = next
    if (shows === "page") startTransition(() => router.refresh())
  }
  return (
    <label className={className}>
      <span className={captionClass}>{label}</span>
      <select className={selectClass} value={chosen} disabled={pending} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
