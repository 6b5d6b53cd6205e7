import { BRAND } from "@/lib/brand"
import styles from "./home.module.css"

const AREAS = [
  {
    title: "Advanced manufacturing",
    text: "CNC machining, deep hole boring up to 40 feet and additive manufacturing. Machined features to plus or minus 0.0005 inch.",
  },
  {
    title: "Engineering expertise",
    text: "Material selection for sour service, high temperature and high pressure, from people who have cut it.",
  },
  {
    title: "Quality assurance",
    text: `${BRAND.certificates.join(", ")}. Every bar is traceable to its heat and mill certificate.`,
  },
  {
    title: "Premium materials",
    text: "Nickel alloys, stainless and low alloy steels from approved mills, held as bar, tube and flat.",
  },
] as const

/** What the house does besides selling bars, in four sentences. */
export function Capabilities() {
  return (
    <section aria-labelledby="capabilities" className={styles.capabilities}>
      <h2 id="capabilities">Beyond the bar</h2>
      <ul>
        {AREAS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
      <p className="hint">Certificates and tolerances for guidance; the order confirmation and the mill certificate govern.</p>
    </section>
  )
}
