"use client"

import { lazy, Suspense, useId, useRef } from "react"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { useSeen } from "@/components/use-seen"
import type { Viewer } from "@/features/catalogue/client/response-cache"
import { entrances } from "@/lib/entrances"
import { headerTexts } from "@/texts/en/header"
import styles from "./search-box.module.css"
import { useSearchBox } from "./use-search-box"
import { useSlashKey } from "./use-slash-key"

/** Its code comes when the reader goes for the box. */
const Suggestions = lazy(() => import("./suggestions"))

type Props = {
  viewer: Viewer
  /** Tells two search boxes of one page apart. */
  landmark?: string
}

/** The search box: a combobox that answers while typing and works from the keyboard alone. Without scripts it is a form. */
export function SearchBox({ viewer, landmark }: Props) {
  const t = useTexts(headerTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useSearchBox()
  const asked = useSeen(box.open)
  useSlashKey(input)
  return (
    <form
      role="search"
      aria-label={landmark ?? t.stock}
      action={entrances.products}
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        box.submit()
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.setOpen(false)}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="search"
        role="combobox"
        autoComplete="off"
        aria-label={t.searchStock}
        aria-expanded={box.shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={box.shown && box.active >= 0 ? `${id}-${box.active}` : undefined}
        placeholder={t.codeGradeUnsOrSize}
        maxLength={200}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onFocus={() => box.setOpen(true)}
        onKeyDown={box.onKeyDown}
      />
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
      {asked && (
        <Suspense fallback={null}>
          <Suggestions
            id={id}
            text={box.trimmed}
            viewer={viewer}
            shown={box.shown ? box.suggestions : null}
            active={box.active}
            onAnswer={box.setAnswer}
            onPick={box.pick}
          />
        </Suspense>
      )}
    </form>
  )
}
