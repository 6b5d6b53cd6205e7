import type { CatalogueItem } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { familyOf } from "@/features/materials/families"
import { gradeSlug, materialAt } from "@/features/materials/material"
import { paths } from "@/lib/paths"
import { productTexts } from "@/texts/en/product"
import { stockTexts } from "@/texts/en/stock"
import { fill } from "@/texts/fill"

/** What is known of the item's grade, and its heats against a specification. */
export function MaterialLinks({ item }: { item: CatalogueItem }) {
  const t = useTexts(productTexts)
  const { families } = useTexts(stockTexts)
  const family = familyOf(item.metalCategory)
  const material = materialAt(item.metalCategory, gradeSlug(item.stockGrade))
  return (
    <p>
      {family && (
        <>
          <Link href={material ? paths.grade(family.slug, material.slug) : paths.material(family.slug)}>
            {material
              ? fill(t.stockgradeCompositionAndStrength, { stockGrade: item.stockGrade })
              : fill(t.aboutFamily, { family: families[family.metal].toLowerCase() })}
          </Link>
          {" · "}
        </>
      )}
      <Link href={`${paths.stockVerification}?${new URLSearchParams({ partNumberId: item.productCode })}`}>
        {t.checkItsHeatsAgainstA}
      </Link>
    </p>
  )
}
