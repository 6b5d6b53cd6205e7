import { CARRIER_NAMES, type FreightView } from "@billet/backend/contract"
import { formatDay, formatMoney, plural } from "@/lib/format"
import { problemText, type Problem } from "@/lib/result"
import styles from "./checkout.module.css"

type Props = { freight: FreightView | null; asked: boolean; busy: boolean; problem: Problem | null }

/** Who carries the metal, why, and what that costs; staff quote what no carrier can say. */
export function FreightSection(props: Props) {
  return (
    <section className={styles.section} aria-labelledby="freight" aria-busy={props.busy}>
      <h2 id="freight">Freight</h2>
      <div role="status">
        <FreightAnswer {...props} />
      </div>
    </section>
  )
}

function FreightAnswer({ freight, asked, busy, problem }: Props) {
  if (!asked) return <p className="quiet">Enter city, postal code and country to see the carrier and its rate.</p>
  if (busy) return <p className="quiet">Working out the freight to this address</p>
  if (problem) return <p className="banner error">The freight could not be worked out: {problemText(problem)}</p>
  if (!freight) return null
  if (freight.amount === null) {
    return (
      <p className="banner">
        {freight.carrier === "PENDING"
          ? "We arrange the freight to this address for you."
          : `This goes by ${CARRIER_NAMES[freight.carrier]}, at a rate we have to ask for.`}{" "}
        We quote it after you order and add it to the total; until work begins you can cancel.
      </p>
    )
  }
  return (
    <dl className={styles.terms}>
      <div>
        <dt>Carrier</dt>
        <dd>{CARRIER_NAMES[freight.carrier]}</dd>
      </div>
      <div>
        <dt>{freight.source === "TABLE" ? "Rate, estimate" : "Rate"}</dt>
        <dd>{formatMoney(freight.amount)}</dd>
      </div>
      <div>
        <dt>Packed as</dt>
        <dd>{plural(freight.packages, freight.carrier === "UPS" ? "parcel" : "bundle")}</dd>
      </div>
      <div>
        <dt>{freight.source === "TABLE" ? "Rates of" : "As of"}</dt>
        <dd>{formatDay(freight.asOf)}</dd>
      </div>
    </dl>
  )
}
