import type { CatalogueItem } from "@billet/backend/contract"
import { ItemGrid } from "@/features/catalogue/components/result-grid"
import { getSimilar } from "@/features/catalogue/data"
import { paths } from "@/lib/paths"
import { productTexts } from "@/texts/en/product"
import { getTexts } from "@/texts/get-texts"
import styles from "./product.module.css"

const SHOWN = 4

/** The nearest sizes in the same grade, condition and form. */
export async function SimilarStock({ item }: { item: CatalogueItem }) {
  const t = await getTexts(productTexts)
  const similar = await getSimilar(item, SHOWN)
  if (similar.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="similar">
      <h2 id="similar">{t.nearThisSizeSameGrade}</h2>
      <ItemGrid items={similar} returnTo={paths.product(item.productCode)} />
    </section>
  )
}
