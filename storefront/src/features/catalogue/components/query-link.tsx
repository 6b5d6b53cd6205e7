"use client"

import Link, { useLinkStatus } from "next/link"
import type { ComponentProps } from "react"

type Props = Omit<ComponentProps<typeof Link>, "prefetch" | "scroll">

/** A link that changes the state in the address: the page stays where it is, and the results dim while it answers. */
export function QueryLink({ children, ...rest }: Props) {
  return (
    <Link {...rest} prefetch={false} scroll={false}>
      {children}
      <Pending />
    </Link>
  )
}

/** Marks the link under way; the results' style looks for the mark. */
function Pending() {
  return useLinkStatus().pending ? <span data-pending hidden /> : null
}
