"use client"

import { useId, useRef } from "react"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import type { Viewer } from "@/features/catalogue/client/response-cache"
import { paths } from "@/lib/paths"
import { headerTexts } from "@/texts/en/header"
import styles from "./search-box.module.css"
import { SuggestionList } from "./suggestion-list"
import { useSearchBox } from "./use-search-box"
import { useSlashKey } from "./use-slash-key"

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
  const box = useSearchBox(viewer)
  useSlashKey(input)
  return (
    <form
      role="search"
      aria-label={landmark ?? t.stock}
      action={paths.products}
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
      {box.shown && <SuggestionList id={id} {...box.suggestions} active={box.active} onPick={box.pick} />}
    </form>
  )
}
