"use client"

import Link from "next/link"
import { useRouter } from "next/navigation"
import type { ComponentProps } from "react"

type Props = Omit<ComponentProps<typeof Link>, "href" | "prefetch"> & { href: string }

/** A link whose page is fetched once the reader points at it: no list of 100 fetches 100 pages. */
export function IntentLink({ href, ...rest }: Props) {
  const router = useRouter()
  const prepare = () => router.prefetch(href)
  return <Link {...rest} href={href} prefetch={false} onMouseEnter={prepare} onFocus={prepare} onTouchStart={prepare} />
}
