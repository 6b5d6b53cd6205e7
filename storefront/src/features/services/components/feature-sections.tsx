import { Link } from "@/components/link"
import styles from "./services.module.css"

type Props = { sections: readonly { title: string; features: readonly string[]; href?: string }[]; level: "h2" | "h4" }

/** Sections of a service or capability, each a list of features; one with a page of its own links to it. */
export function FeatureSections({ sections, level: Heading }: Props) {
  return (
    <div className={styles.sections}>
      {sections.map(({ title, features, href }) => (
        <section key={title}>
          <Heading>{href ? <Link href={href}>{title}</Link> : title}</Heading>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
