import { crumb } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { Link } from "@/components/link"
import { BRAND } from "@/lib/brand"
import { paths } from "@/lib/paths"
import { legalTexts } from "@/texts/en/legal"
import { fillNodes } from "@/texts/fill-nodes"
import styles from "./legal.module.css"

const OTHERS = { terms: "privacy", privacy: "terms" } as const

/** A page of rules in short sections, each to be found by its title, and who to ask about it. */
export function LegalScreen({ page }: { page: "terms" | "privacy" }) {
  const t = useTexts(legalTexts)
  const { title, scope, sections } = t[page]
  const other = OTHERS[page]
  return (
    <article className={styles.page}>
      <Breadcrumbs crumbs={[crumb(t.home, paths.home), crumb(title, paths[page])]} />
      <h1>{title}</h1>
      <p>{scope}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
      <p className="hint">
        {fillNodes(t.questionsAboutThis, {
          contact: <Link href={paths.contact}>{t.contactUs}</Link>,
          email: <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>,
        })}{" "}
        {fillNodes(t.alsoRead, { other: <Link href={paths[other]}>{t[other].title}</Link> })}
      </p>
    </article>
  )
}
