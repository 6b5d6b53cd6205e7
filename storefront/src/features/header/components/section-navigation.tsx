import { METAL_CATEGORIES, productsHref } from "@billet/backend/contract"
import Link from "next/link"
import { sentenceCase } from "@/lib/format"
import { paths } from "@/lib/paths"
import styles from "./header.module.css"

/** One row of fixed places; nothing opens or moves. */
export function SectionNavigation() {
  return (
    <nav className={styles.sections} aria-label="Sections">
      <ul>
        <li>
          <Link href={paths.products} prefetch={false}>
            All stock
          </Link>
        </li>
        {METAL_CATEGORIES.map((metal) => (
          <li key={metal}>
            <Link href={productsHref({ metalCategory: metal })} prefetch={false}>
              {sentenceCase(metal)}
            </Link>
          </li>
        ))}
        <li className={styles.push}>
          <Link href={paths.quickOrder} prefetch={false}>
            Quick order
          </Link>
        </li>
        <li>
          <Link href={paths.stockVerification} prefetch={false}>
            Find by heat
          </Link>
        </li>
        <li>
          <Link href={paths.materials} prefetch={false}>
            Materials
          </Link>
        </li>
        <li>
          <Link href={paths.questions}>FAQs</Link>
        </li>
        <li>
          <Link href={paths.contact}>Contact</Link>
        </li>
      </ul>
    </nav>
  )
}
