import { crumb, type ContactTopic } from "@billet/backend/contract"
import { Breadcrumbs } from "@/components/breadcrumbs"
import account from "@/features/account/components/account.module.css"
import { getSession } from "@/features/auth/session"
import { getRegion } from "@/features/regions/country-cookie"
import { paths } from "@/lib/paths"
import { contactTexts } from "@/texts/en/contact"
import { pagesTexts } from "@/texts/en/pages"
import { getTexts } from "@/texts/get-texts"
import { ContactForm } from "./contact-form"
import styles from "./contact.module.css"
import { SalesDesk } from "./sales-desk"
import { WaitlistForm } from "./waitlist-form"

/** Write, call, or wait to be served. */
export async function ContactScreen({ topic }: { topic: ContactTopic }) {
  const [t, { home }] = await Promise.all([getTexts(contactTexts), getTexts(pagesTexts)])
  const [session, region] = await Promise.all([getSession(), getRegion()])
  const known = { name: session?.user.name ?? "", email: session?.user.email ?? "", company: session?.user.companyName ?? "" }
  return (
    <>
      <Breadcrumbs crumbs={[crumb(home, paths.home), crumb(t.contactUs, paths.contact)]} />
      <div className={account.prose}>
        <h1>{t.contactUs}</h1>
        <p className="quiet">{t.peopleWhoKnowTheStock}</p>
      </div>
      <div className={styles.columns}>
        <ContactForm sendingKey={crypto.randomUUID()} topic={topic} known={known} />
        <SalesDesk />
      </div>
      <section id="waitlist" aria-labelledby="waitlist-title" className={styles.section}>
        <div className={account.prose}>
          <h2 id="waitlist-title">{t.notServedYet}</h2>
          <p className="quiet">{t.someCountriesAndTradesWait}</p>
        </div>
        <WaitlistForm sendingKey={crypto.randomUUID()} region={region} />
      </section>
    </>
  )
}
