import { crumb } from "@billet/backend/contract"
import Form from "next/form"
import Link from "next/link"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { plural } from "@/lib/format"
import { paths } from "@/lib/paths"
import { findMaterials } from "../cross-reference"
import { familyOf } from "../families"
import type { Material } from "../material"
import styles from "./materials.module.css"

const SHOWN = 60

/** Every grade under all its names; the field narrows by any of them, and works without scripts. */
export function CrossReferenceScreen({ text }: { text: string }) {
  const materials = findMaterials(text.slice(0, SHOWN))
  return (
    <div className={styles.page}>
      <Breadcrumbs
        crumbs={[crumb("Home"), crumb("Materials", paths.materials), crumb("Cross-reference", paths.crossReference)]}
      />
      <h1>Grade cross-reference</h1>
      <Form action={paths.crossReference} className={styles.lookup} role="search" aria-label="Grade names">
        <label className="visually-hidden" htmlFor="grade-name">
          Any name, UNS or material number, or standard
        </label>
        <input
          key={text}
          id="grade-name"
          name="search"
          type="search"
          className="input"
          defaultValue={text}
          maxLength={SHOWN}
          placeholder="Any name: N07718, 1.4462, 42CrMo4, ASTM B637"
        />
        <button className="button primary">Find</button>
      </Form>
      <p role="status" className="quiet">
        {materials.length === 0 ? `No grade is known as “${text}”.` : plural(materials.length, "grade")}{" "}
        {text && <Link href={paths.crossReference}>Show all</Link>}
      </p>
      {materials.length > 0 && <NamesTable materials={materials} />}
    </div>
  )
}

function NamesTable({ materials }: { materials: readonly Material[] }) {
  return (
    <div className={`table-scroll ${styles.section}`} tabIndex={0} role="region" aria-label="Grades and their names">
      <table className={`table ${styles.matrix}`}>
        <thead>
          <tr>
            <th scope="col">Stock grade</th>
            <th scope="col">UNS</th>
            <th scope="col">Common names and material numbers</th>
            <th scope="col">Standards</th>
          </tr>
        </thead>
        <tbody>
          {materials.map((material) => (
            <tr key={material.slug}>
              <th scope="row">
                <Link href={paths.grade(familyOf(material.metalCategory)?.slug ?? "", material.slug)} prefetch={false}>
                  {material.stockGrade}
                </Link>
              </th>
              <td className="mono">{material.uns.join(", ")}</td>
              <td>{material.commonNames.join(", ")}</td>
              <td className="quiet">{material.facts.standards.join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
