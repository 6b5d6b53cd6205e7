import type { Metadata } from "next"
import styles from "@/features/account/components/account.module.css"
import { BRAND } from "@/lib/brand"

export const metadata: Metadata = { title: "Contact us", alternates: { canonical: "/contact" } }

const TOPICS = [
  ["A price or a quote", "Quote request"],
  ["An order you placed", "Order"],
  ["Material and certificates", "Material question"],
  ["An account for your company", "New account"],
] as const

export default function Page() {
  return (
    <>
      <div className={styles.prose}>
        <h1>Contact us</h1>
        <p className="quiet">
          People who know the stock answer. Name the product code or the order number and we have it in front of us.
        </p>
      </div>
      <div className={styles.columns}>
        <section className={styles.block}>
          <h2>Sales desk</h2>
          <dl className="facts">
            <dt>Phone</dt>
            <dd>
              <a href={BRAND.phoneHref}>{BRAND.phone}</a>
            </dd>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
            </dd>
            <dt>Hours</dt>
            <dd>{BRAND.hours}</dd>
            <dt>Address</dt>
            <dd>
              {BRAND.address.map((row) => (
                <span key={row} style={{ display: "block" }}>
                  {row}
                </span>
              ))}
            </dd>
          </dl>
        </section>
        <section className={styles.block}>
          <h2>Write about</h2>
          <ul className={styles.block}>
            {TOPICS.map(([label, subject]) => (
              <li key={subject}>
                <a href={`mailto:${BRAND.email}?subject=${encodeURIComponent(subject)}`}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
