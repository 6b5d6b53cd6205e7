"use client"

import { useRouter } from "next/navigation"
import { useId, useOptimistic, useTransition } from "react"
import { useSlowMark } from "@/components/use-slow-mark"
import { keepShown } from "../client/keep-shown"
import styles from "./toolbar.module.css"

type Option = {
  value: string
  label: string
  href: string
  /** How the reader sees results from then on, to be remembered. */
  keep?: string
}
type Props = { label: string; value: string; options: Option[] }

/** A dropdown whose choice is an address. It shows the choice at once, before the results follow. */
export function QuerySelect({ label, value, options }: Props) {
  const id = useId()
  const router = useRouter()
  const [shown, show] = useOptimistic(value)
  const [pending, startTransition] = useTransition()
  useSlowMark(pending)
  const go = (next: string) => {
    const { href, keep } = options.find((option) => option.value === next) ?? {}
    if (!href) return
    if (keep) keepShown(keep)
    startTransition(() => {
      show(next)
      router.push(href, { scroll: false })
    })
  }
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={shown} onChange={(event) => go(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
