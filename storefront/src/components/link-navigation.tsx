"use client"

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types"
import { useRouter } from "next/navigation"
import { useEffect, useRef, useTransition } from "react"
import { useSlowMark } from "./use-slow-mark"

/** So long a pointer or the focus stays on a link that is meant to be followed, and no longer on one that is passed. */
const RESTING_MILLISECONDS = 60
/** Links that are mostly followed when they are pointed at. A choice of a filter follows its click itself. */
const MEANT = "a[data-link=ahead], a[data-link=stay], a[data-field]"
/** The page with its data, half a minute old at most (`staleTimes`), not its frame alone. */
const AHEAD = { kind: "full" as PrefetchKind }

/**
 * Follows the shop's links, and forms that ask for a page, without loading a page whole: one listener for all of them. What is
 * about to be followed is asked for ahead. A link that stays on its page is marked when it takes long, and so is the document,
 * for styles to look at.
 */
export function LinkNavigation() {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const staying = useRef<HTMLAnchorElement>(null)
  useSlowMark(pending, staying)
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const follow = (event: MouseEvent) => {
      const link = isPlain(event) ? linkOf(event) : null
      if (!link) return
      event.preventDefault()
      staying.current = link.dataset.link === "stay" ? link : null
      startTransition(() => router.push(addressOf(link), { scroll: link.dataset.link !== "stay" }))
    }
    const ask = (event: SubmitEvent) => {
      const form = event.defaultPrevented ? null : event.target
      if (!(form instanceof HTMLFormElement) || form.dataset.link === undefined) return
      event.preventDefault()
      startTransition(() => router.push(questionOf(form)))
    }
    const prepare = (event: Event) => {
      clearTimeout(resting)
      const link = linkOf(event, MEANT)
      if (!link) return
      const wait = event.type === "pointerdown" ? 0 : RESTING_MILLISECONDS
      resting = setTimeout(() => router.prefetch(addressOf(link), AHEAD), wait)
    }
    const over = new AbortController()
    document.addEventListener("click", follow, over)
    document.addEventListener("submit", ask, over)
    document.addEventListener("pointerover", prepare, over)
    document.addEventListener("pointerdown", prepare, over)
    document.addEventListener("focusin", prepare, over)
    return () => {
      over.abort()
      clearTimeout(resting)
    }
  }, [router])
  return null
}

/** A press that means "go there", not "open it elsewhere", and that nothing on the page has taken for itself. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

function linkOf({ target }: Event, among = "a[data-link]"): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(among) : null
  return link && link.origin === location.origin && !link.target ? link : null
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash
}

/** The address a browser would make of a form, files left out. */
function questionOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string")
  return `${new URL(form.action).pathname}?${new URLSearchParams(fields)}`
}
