"use client"

import { useSyncExternalStore } from "react"
import { useLanguage } from "#use-texts"
import { DATE_LOCALES } from "@/texts/languages"

const options = { dateStyle: "medium", timeStyle: "short" } as const
const noChange = () => () => undefined

/** A moment in the reader's own time; the server, which does not know it, says UTC. */
export function LocalTime({ iso }: { iso: string }) {
  const locale = DATE_LOCALES[useLanguage()]
  const date = new Date(iso)
  const text = useSyncExternalStore(
    noChange,
    () => new Intl.DateTimeFormat(locale, options).format(date),
    () => `${new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(date)} UTC`,
  )
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {text}
    </time>
  )
}
