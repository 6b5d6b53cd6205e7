import { crumb } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { GuidanceNote } from "@/components/guidance-note"
import { JsonLd } from "@/components/json-ld"
import { Link } from "@/components/link"
import { BRAND } from "@/lib/brand"
import { paths } from "@/lib/paths"
import { serviceScreensTexts } from "@/texts/en/service-screens"
import { servicesTexts } from "@/texts/en/services"
import { ServiceDrawing } from "../drawings/service-drawing"
import { SERVICES, type Service } from "../services"
import { FeatureSections } from "./feature-sections"
import styles from "./services.module.css"

/** What one service is, what it is made of, and how to ask for it. */
export function ServiceScreen({ service }: { service: Service }) {
  const t = useTexts(serviceScreensTexts)
  const services = useTexts(servicesTexts)
  const words = services[service.id]
  const others = Object.values(SERVICES).filter(({ href }) => href !== service.href)
  return (
    <article className={styles.page}>
      <Breadcrumbs crumbs={[crumb(t.home, paths.home), crumb(words.title, service.href)]} />
      <h1>{words.title}</h1>
      <div className={styles.opening}>
        <div className={styles.prose}>
          {words.scope.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className={styles.ways}>
            <Link className="button primary" href={paths.contactAbout("SERVICES")}>
              {t.askForAQuote}
            </Link>
            <Link className="button" href={paths.products}>
              {t.findTheBarFirst}
            </Link>
          </p>
        </div>
        <ServiceDrawing name={service.drawing} />
      </div>
      <dl className={styles.facts}>
        {words.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FeatureSections sections={words.sections} level="h2" />
      <GuidanceNote>{words.note}</GuidanceNote>
      <p className={styles.others}>
        {others.map(({ id, href }) => (
          <Link key={href} href={href}>
            {services[id].title}
          </Link>
        ))}
        <Link href={paths.quality}>{t.quality}</Link>
      </p>
      <JsonLd data={structuredData(words)} />
    </article>
  )
}

function structuredData({ title, summary }: { title: string; summary: string }) {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name: title,
    description: summary,
    provider: { "@type": "Organization", name: BRAND.name, telephone: BRAND.phone },
  }
}
