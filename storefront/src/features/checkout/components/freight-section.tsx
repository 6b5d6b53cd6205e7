import type { FreightView } from "@billet/backend/contract"
import { useSay } from "#use-say"
import { useLanguage, useTexts } from "#use-texts"
import { formatDay, formatMoney } from "@/lib/format"
import { reasonText, type Problem } from "@/lib/result"
import { checkoutTexts } from "@/texts/en/checkout"
import { orderingTexts } from "@/texts/en/ordering"
import { counted, fill } from "@/texts/fill"
import styles from "./checkout.module.css"

type Props = { freight: FreightView | null; asked: boolean; busy: boolean; problem: Problem | null }

/** Who carries the metal, why, and what that costs; staff quote what no carrier can say. */
export function FreightSection(props: Props) {
  const t = useTexts(checkoutTexts)
  return (
    <section className={styles.section} aria-labelledby="freight" aria-busy={props.busy}>
      <h2 id="freight">{t.freight}</h2>
      <div role="status">
        <FreightAnswer {...props} />
      </div>
    </section>
  )
}

function FreightAnswer({ freight, asked, busy, problem }: Props) {
  const t = useTexts(checkoutTexts)
  const language = useLanguage()
  const say = useSay()
  const { carriers } = useTexts(orderingTexts)
  if (!asked) return <p className="quiet">{t.enterCityPostalCodeAnd}</p>
  if (busy) return <p className="quiet">{t.workingOutTheFreightTo}</p>
  if (problem) return <p className="banner error">{fill(t.theFreightCouldNotBe, { problem: reasonText(problem, say) })}</p>
  if (!freight) return null
  if (freight.amount === null) {
    return (
      <p className="banner">
        {freight.carrier === "PENDING"
          ? t.weArrangeTheFreightTo
          : fill(t.thisGoesByCarrierAt, { carrier: carriers[freight.carrier] })}{" "}
        {t.weQuoteItAfter}
      </p>
    )
  }
  return (
    <dl className={styles.terms}>
      <div>
        <dt>{t.carrier}</dt>
        <dd>{carriers[freight.carrier]}</dd>
      </div>
      <div>
        <dt>{freight.source === "TABLE" ? t.rateEstimate : t.rate}</dt>
        <dd>{formatMoney(freight.amount)}</dd>
      </div>
      <div>
        <dt>{t.packedAs}</dt>
        <dd>{counted(language, freight.carrier === "UPS" ? t.countParcels : t.countBundles, freight.packages)}</dd>
      </div>
      <div>
        <dt>{freight.source === "TABLE" ? t.ratesOf : t.asOf}</dt>
        <dd>{formatDay(freight.asOf, language)}</dd>
      </div>
    </dl>
  )
}
