import type { Crumb } from "@billet/backend/contract"
import { headers } from "next/headers"
import { Link } from "@/components/link"
import { publicOrigin } from "@/features/auth/public-origin"
import { env } from "@/lib/env"
import { commonTexts } from "@/texts/en/common"
import { getTexts } from "@/texts/get-texts"
import styles from "./breadcrumbs.module.css"
import { JsonLd } from "./json-ld"

/** The trail to this page, for people and as structured data. The last step is the page itself. */
export async function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = await getTexts(commonTexts)
  const requestHeaders = await headers()
  const origin = publicOrigin(requestHeaders, "http://localhost", env())
  return (
    <nav aria-label={t.breadcrumb} className={styles.crumbs}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link href={crumb.href}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={toStructuredData(crumbs, origin)} />
    </nav>
  )
}

/** In structured data Home is "/" (specification section 2). */
function toStructuredData(crumbs: Crumb[], origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: `${origin}${crumb.href === "/home" ? "/" : crumb.href}`,
    })),
  }
}
