"use client"

import { useRouter } from "next/navigation"
import { useId, useOptimistic, useTransition } from "react"
import { useSlow } from "@/components/use-slow"
import styles from "./toolbar.module.css"

type Props = { label: string; value: string; options: { value: string; label: string; href: string }[] }

/** A dropdown whose choice is an address. It shows the choice at once, before the results follow. */
export function QuerySelect({ label, value, options }: Props) {
  const id = useId()
  const router = useRouter()
  const [shown, show] = useOptimistic(value)
  const [pending, startTransition] = useTransition()
  const slow = useSlow(pending)
  const go = (next: string) => {
    const href = options.find((option) => option.value === next)?.href
    if (!href) return
    startTransition(() => {
      show(next)
      router.push(href, { scroll: false })
    })
  }
  return (
    <div className={styles.select} data-pending={slow || undefined}>
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
