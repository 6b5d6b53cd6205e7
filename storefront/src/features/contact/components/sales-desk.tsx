import account from "@/features/account/components/account.module.css"
import { BRAND } from "@/lib/brand"

/** Phone, e-mail, hours and address. */
export function SalesDesk() {
  return (
    <section className={account.block} aria-labelledby="sales-desk">
      <h2 id="sales-desk">Sales desk</h2>
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
          <address>
            {BRAND.address.map((row) => (
              <div key={row}>{row}</div>
            ))}
          </address>
        </dd>
      </dl>
    </section>
  )
}
