import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { EitherSystem, EitherUnit } from "@/features/units/components/either-system"
import { formatPrice } from "@/lib/format"
import { paths } from "@/lib/paths"
import { catalogueTexts } from "@/texts/en/catalogue"
import type { PricedItem } from "../listed-item"

type Props = { item: PricedItem; signedIn: boolean; returnTo: string; className?: string }

/**
 * The buyer's own prices by weight and, as the shop sells length in inches, per inch; visitors are asked to sign in and come
 * back here.
 */
export function ItemPrice({ item, signedIn, returnTo, className }: Props) {
  const t = useTexts(catalogueTexts)
  if (!signedIn) {
    return (
      <Link href={paths.signIn(returnTo)} className={className}>
        {t.signInForPricing}
      </Link>
    )
  }
  if (!item.ownPrice) {
    return (
      <Link href={paths.contact} className={className}>
        {t.askForAQuote}
      </Link>
    )
  }
  return (
    <span className={className}>
      <span>
        <EitherSystem us={formatPrice(item.ownPrice.perLb)} metric={formatPrice(item.ownPrice.perKg)} />
        <EitherUnit us=" /lb" metric=" /kg" />
      </span>
      <span>
        {formatPrice(item.ownPrice.perInch)}
        <span className="unit"> /in</span>
      </span>
    </span>
  )
}
