import { MESSAGES } from "@billet/backend/contract"
import Link from "next/link"
import { formatPrice } from "@/lib/format"
import { paths } from "@/lib/paths"
import type { ListedItem } from "../listed-item"

type Props = { item: ListedItem; signedIn: boolean; returnTo: string; className?: string }

/** List prices per pound and per inch for buyers; visitors are asked to sign in and come back here. */
export function ItemPrice({ item, signedIn, returnTo, className }: Props) {
  if (!signedIn) {
    return (
      <Link href={paths.signIn(returnTo)} prefetch={false} className={className}>
        {MESSAGES.signInForPricing}
      </Link>
    )
  }
  return (
    <span className={className}>
      <span>
        {formatPrice(item.averageCostPerLb)}
        <span className="unit"> /lb</span>
      </span>
      <span>
        {formatPrice(item.averageCostPerInch)}
        <span className="unit"> /in</span>
      </span>
    </span>
  )
}
