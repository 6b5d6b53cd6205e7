"use client"

import { useSay } from "#use-say"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"

const ORDER_NUMBER = /(SO-\d{4}-\d{6,})/

/** A sentence about the cart; an order it names is a link to that order. */
export function CartNotice({ notice }: { notice: string }) {
  const say = useSay()
  const parts = say(notice).split(ORDER_NUMBER)
  return (
    <p className="banner" role="status">
      <span>
        {parts.map((part) =>
          ORDER_NUMBER.test(part) ? (
            <Link key={part} href={paths.order(part)} className="mono">
              {part}
            </Link>
          ) : (
            part
          ),
        )}
      </span>
    </p>
  )
}
