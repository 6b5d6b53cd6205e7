"use client"

import { lazy, Suspense, useId, useState, type ComponentProps, type KeyboardEvent } from "react"
import { useSeen } from "@/components/use-seen"
import type { SuggestionState } from "@/features/header/components/use-suggestions"
import styles from "./quick-order.module.css"

/** Its code comes when the reader types into a row. */
const CodeSuggestions = lazy(() => import("./code-suggestions"))

type Props = Omit<ComponentProps<"input">, "value" | "onChange"> & {
  value: string
  onChange: (code: string) => void
  /** A suggestion was taken: the field is done with. */
  onPicked: () => void
}

/** The code of a row: a combobox that suggests codes while one is typed, worked from the keyboard alone. */
export function CodeField({ value, onChange, onPicked, ...rest }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [answer, setAnswer] = useState<SuggestionState | null>(null)
  const asked = useSeen(open)
  const text = value.trim()
  const shown = open && text !== "" && answer !== null && answer.text !== "" ? answer : null
  const codes = shown?.list.flatMap((one) => (one.kind === "item" ? [one.item.productCode] : [])) ?? []
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const pick = (code: string) => {
    onChange(code)
    close()
    onPicked()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = codes[active]
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault()
      setOpen(true)
      setActive(nextOf(active, codes.length, event.key === "ArrowDown" ? 1 : -1))
    } else if (event.key === "Enter" && chosen !== undefined) {
      event.preventDefault()
      pick(chosen)
    } else if (event.key === "Escape" && shown) {
      event.preventDefault()
      close()
    }
  }
  return (
    <span className={styles.code} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <input
        {...rest}
        role="combobox"
        autoComplete="off"
        aria-expanded={shown !== null}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          setActive(-1)
          setOpen(true)
          onChange(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      {asked && (
        <Suspense fallback={null}>
          <CodeSuggestions id={id} text={open ? text : ""} shown={shown} active={active} onAnswer={setAnswer} onPick={pick} />
        </Suspense>
      )}
    </span>
  )
}

/** Below the last comes the text itself (-1), above it the last again. */
function nextOf(active: number, count: number, step: number): number {
  const next = active + step
  if (count === 0 || next >= count) return -1
  return next < -1 ? count - 1 : next
}
