import type { ReactNode } from "react"
import { Link } from "@/components/link"

type Props = { href: string | null; label: string; current?: boolean; className?: string; children: ReactNode }

/** A step to another page; it starts at the top, and is fetched once the reader points at it. */
export function PageLink({ href, label, current = false, className, children }: Props) {
  if (href === null)
    return (
      <span className={className} aria-disabled="true">
        {children}
      </span>
    )
  return (
    <Link via="ahead" href={href} className={className} aria-label={label} aria-current={current ? "page" : undefined}>
      {children}
    </Link>
  )
}
