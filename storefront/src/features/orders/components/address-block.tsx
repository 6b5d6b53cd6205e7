import type { OrderAddress } from "@billet/backend/contract"
import { useLanguage } from "#use-texts"
import { countryName } from "@/lib/country-name"
import styles from "./order-details.module.css"

/** A postal address as it stands on a label. */
export function AddressBlock({ title, address }: { title: string; address: OrderAddress }) {
  const language = useLanguage()
  const { firstName, lastName, company, line1, line2, city, state, postalCode, country, phone } = address
  const town = `${[city, state].filter(Boolean).join(", ")} ${postalCode}`
  const rows = [company, `${firstName} ${lastName}`, line1, line2, town, countryName(country, language), phone]
  return (
    <div>
      <h3 className={styles.small}>{title}</h3>
      <address className={styles.address}>
        {rows.filter(Boolean).map((row) => (
          <span key={row}>{row}</span>
        ))}
      </address>
    </div>
  )
}
