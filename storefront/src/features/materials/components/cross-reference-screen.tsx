import { crumb } from "@billet/backend/contract"
import { useLanguage, useTexts } from "#use-texts"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { counted, fill } from "@/texts/fill"
import { findMaterials } from "../cross-reference"
import { familyOf } from "../families"
import type { Material } from "../material"
import { useGradeNotes } from "../use-grade-notes"
import styles from "./materials.module.css"

const SHOWN = 60

/** Every grade under all its names; the field narrows by any of them, and works without scripts. */
export function CrossReferenceScreen({ text }: { text: string }) {
  const t = useTexts(materialScreensTexts)
  const language = useLanguage()
  const materials = findMaterials(text.slice(0, SHOWN))
  return (
    <div className={styles.page}>
      <Breadcrumbs
        crumbs={[crumb(t.home, paths.home), crumb(t.materials, paths.materials), crumb(t.crossReference, paths.crossReference)]}
      />
      <h1>{t.gradeCrossReference}</h1>
      <form data-link="" action={paths.crossReference} className={styles.lookup} role="search" aria-label={t.gradeNames}>
        <label className="visually-hidden" htmlFor="grade-name">
          {t.anyNameUnsOrMaterial}
        </label>
        <input
          key={text}
          id="grade-name"
          name="search"
          type="search"
          className="input"
          defaultValue={text}
          maxLength={SHOWN}
          placeholder={t.anyNameN0771814462}
        />
        <button className="button primary">{t.find}</button>
      </form>
      <p role="status" className="quiet">
        {materials.length === 0 ? fill(t.noGradeIsKnownAs, { text }) : counted(language, t.countGrades, materials.length)}{" "}
        {text && <Link href={paths.crossReference}>{t.showAll}</Link>}
      </p>
      {materials.length > 0 && <NamesTable materials={materials} />}
    </div>
  )
}

/** On a phone the names and standards stand below the numbers. */
function NamesTable({ materials }: { materials: readonly Material[] }) {
  const t = useTexts(materialScreensTexts)
  const noteOf = useGradeNotes()
  return (
    <div className={`table-scroll ${styles.section}`} tabIndex={0} role="region" aria-label={t.gradesAndTheirNames}>
      <table className={`table ${styles.matrix}`}>
        <thead>
          <tr>
            <th scope="col">{t.stockGrade}</th>
            <th scope="col">{t.uns}</th>
            <th scope="col" className={styles.spare}>
              {t.commonNamesAndMaterialNumbers}
            </th>
            <th scope="col" className={styles.spare}>
              {t.standards}
            </th>
          </tr>
        </thead>
        <tbody>
          {materials.map((material) => (
            <tr key={material.slug}>
              <th scope="row">
                <Link href={paths.grade(familyOf(material.metalCategory)?.slug ?? "", material.slug)}>{material.stockGrade}</Link>
              </th>
              <td className={styles.names}>
                <span className="mono">{material.uns.join(", ")}</span>
                <span className={styles.below}>{material.commonNames.map(noteOf).join(", ")}</span>
                <span className={`${styles.below} quiet`}>{material.facts.standards.map(noteOf).join(", ")}</span>
              </td>
              <td className={styles.spare}>{material.commonNames.map(noteOf).join(", ")}</td>
              <td className={`quiet ${styles.spare}`}>{material.facts.standards.map(noteOf).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
