import { crumb } from "@billet/backend/contract"
import Link from "next/link"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { GuidanceNote } from "@/components/guidance-note"
import { JsonLd } from "@/components/json-ld"
import { BRAND } from "@/lib/brand"
import { paths } from "@/lib/paths"
import { ServiceDrawing } from "../drawings/service-drawing"
import { SERVICES, type Service } from "../services"
import { FeatureSections } from "./feature-sections"
import styles from "./services.module.css"

/** What one service is, what it is made of, and how to ask for it. */
export function ServiceScreen({ service }: { service: Service }) {
  const others = Object.values(SERVICES).filter(({ href }) => href !== service.href)
  return (
    <article className={styles.page}>
      <Breadcrumbs crumbs={[crumb("Home"), crumb(service.title, service.href)]} />
      <h1>{service.title}</h1>
      <div className={styles.opening}>
        <div className={styles.prose}>
          {service.scope.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className={styles.ways}>
            <Link className="button primary" href={paths.contactAbout("SERVICES")}>
              Ask for a quote
            </Link>
            <Link className="button" href={paths.products} prefetch={false}>
              Find the bar first
            </Link>
          </p>
        </div>
        <ServiceDrawing name={service.drawing} />
      </div>
      <dl className={styles.facts}>
        {service.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FeatureSections sections={service.sections} level="h2" />
      <GuidanceNote>{service.note}</GuidanceNote>
      <p className={styles.others}>
        {others.map(({ href, title }) => (
          <Link key={href} href={href}>
            {title}
          </Link>
        ))}
        <Link href={paths.quality}>Quality</Link>
      </p>
      <JsonLd data={structuredData(service)} />
    </article>
  )
}

function structuredData({ title, summary }: Service) {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name: title,
    description: summary,
    provider: { "@type": "Organization", name: BRAND.name, telephone: BRAND.phone },
  }
}
