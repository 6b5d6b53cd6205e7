import type { ContactTopic } from "@billet/backend/contract"
import account from "@/features/account/components/account.module.css"
import { getSession } from "@/features/auth/session"
import { getRegion } from "@/features/regions/country-cookie"
import { ContactForm } from "./contact-form"
import styles from "./contact.module.css"
import { SalesDesk } from "./sales-desk"
import { WaitlistForm } from "./waitlist-form"

/** Write, call, or wait to be served. */
export async function ContactScreen({ topic }: { topic: ContactTopic }) {
  const [session, region] = await Promise.all([getSession(), getRegion()])
  const known = { name: session?.user.name ?? "", email: session?.user.email ?? "", company: session?.user.companyName ?? "" }
  return (
    <>
      <div className={account.prose}>
        <h1>Contact us</h1>
        <p className="quiet">
          People who know the stock answer. Name the product code or the order number and we have it in front of us.
        </p>
      </div>
      <div className={styles.columns}>
        <ContactForm sendingKey={crypto.randomUUID()} topic={topic} known={known} />
        <SalesDesk />
      </div>
      <section id="waitlist" aria-labelledby="waitlist-title" className={styles.section}>
        <div className={account.prose}>
          <h2 id="waitlist-title">Not served yet?</h2>
          <p className="quiet">
            Some countries and trades wait for a licence or a carrier. Leave your details and we write once, when it is your turn.
          </p>
        </div>
        <WaitlistForm sendingKey={crypto.randomUUID()} region={region} />
      </section>
    </>
  )
}
