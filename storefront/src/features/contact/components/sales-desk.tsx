import { useTexts } from "#use-texts"
import account from "@/features/account/components/account.module.css"
import { BRAND } from "@/lib/brand"
import { brandTexts } from "@/texts/en/brand"
import { contactTexts } from "@/texts/en/contact"
import styles from "./contact.module.css"

/** Phone, e-mail, hours and address. */
export function SalesDesk() {
  const t = useTexts(contactTexts)
  const { hours } = useTexts(brandTexts)
  return (
    <section className={account.block} aria-labelledby="sales-desk">
      <h2 id="sales-desk">{t.salesDesk}</h2>
      <dl className="facts">
        <dt>{t.phone}</dt>
        <dd>
          <a href={BRAND.phoneHref}>{BRAND.phone}</a>
        </dd>
        <dt>{t.eMail}</dt>
        <dd>
          <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
        </dd>
        <dt>{t.hours}</dt>
        <dd>{hours}</dd>
        <dt>{t.address}</dt>
        <dd>
          <address className={styles.address}>
            {BRAND.address.map((row) => (
              <div key={row}>{row}</div>
            ))}
          </address>
        </dd>
      </dl>
    </section>
  )
}
