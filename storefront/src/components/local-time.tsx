"use client"

import { useSyncExternalStore } from "react"

const options = { dateStyle: "medium", timeStyle: "short" } as const
const universal = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" })
const noChange = () => () => undefined

/** A moment in the reader's own time; the server, which does not know it, says UTC. */
export function LocalTime({ iso }: { iso: string }) {
  const date = new Date(iso)
  const text = useSyncExternalStore(
    noChange,
    () => new Intl.DateTimeFormat("en-US", options).format(date),
    () => `${universal.format(date)} UTC`,
  )
  return <time dateTime={iso}>{text}</time>
}
