"use client"

import { useRouter } from "next/navigation"
import { useEffect, useRef, useTransition } from "react"
import { useSlow } from "./use-slow"

/**
 * Follows the shop's links, and forms that ask for a page, without loading a page whole: one listener for all of them. A link
 * that stays on its page is marked when it takes long, for styles to look at.
 */
export function LinkNavigation() {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const slow = useSlow(pending)
  const followed = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlain(event) ? linkOf(event) : null
      if (!link) return
      event.preventDefault()
      followed.current = link
      startTransition(() => router.push(addressOf(link), { scroll: link.dataset.link !== "stay" }))
    }
    const ask = (event: SubmitEvent) => {
      const form = event.defaultPrevented ? null : event.target
      if (!(form instanceof HTMLFormElement) || form.dataset.link === undefined) return
      event.preventDefault()
      startTransition(() => router.push(questionOf(form)))
    }
    const prepare = (event: Event) => {
      const link = linkOf(event)
      if (link?.dataset.link === "ahead") router.prefetch(addressOf(link))
    }
    document.addEventListener("click", follow)
    document.addEventListener("submit", ask)
    document.addEventListener("pointerover", prepare, { passive: true })
    document.addEventListener("focusin", prepare)
    return () => {
      document.removeEventListener("click", follow)
      document.removeEventListener("submit", ask)
      document.removeEventListener("pointerover", prepare)
      document.removeEventListener("focusin", prepare)
    }
  }, [router])
  useEffect(() => {
    const link = followed.current
    if (!slow || link?.dataset.link !== "stay") return
    link.dataset.pending = ""
    return () => {
      delete link.dataset.pending
    }
  }, [slow])
  return null
}

/** A press that means "go there", not "open it elsewhere", and that nothing on the page has taken for itself. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-link]") : null
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
