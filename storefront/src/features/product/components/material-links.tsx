import type { CatalogueItem } from "@billet/backend/contract"
import Link from "next/link"
import { familyOf } from "@/features/materials/families"
import { gradeSlug, materialAt } from "@/features/materials/material"
import { paths } from "@/lib/paths"

/** What is known of the item's grade, and its heats against a specification. */
export function MaterialLinks({ item }: { item: CatalogueItem }) {
  const family = familyOf(item.metalCategory)
  const material = materialAt(item.metalCategory, gradeSlug(item.stockGrade))
  return (
    <p>
      {family && (
        <>
          <Link href={material ? paths.grade(family.slug, material.slug) : paths.material(family.slug)} prefetch={false}>
            {material ? `${item.stockGrade}: composition and strength` : `About ${family.title.toLowerCase()}`}
          </Link>
          {" · "}
        </>
      )}
      <Link href={`${paths.stockVerification}?${new URLSearchParams({ partNumberId: item.productCode })}`} prefetch={false}>
        Check its heats against a specification
      </Link>
    </p>
  )
}
