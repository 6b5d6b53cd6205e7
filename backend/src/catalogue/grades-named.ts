import { GRADES } from "../contract"

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9.]/g, "")

/**
 * The stock grades a text may mean: by stock grade, UNS number or common name, in any case and with any punctuation. A name
 * nobody knows is answered as it stands, upper-cased: a feed may bring grades the vocabulary has not.
 */
export function gradesNamed(text: string): string[] {
  const wanted = bare(text)
  const known = GRADES.filter((grade) =>
    [grade.stockGrade, ...grade.uns, ...grade.commonNames].some((name) => bare(name) === wanted),
  )
  return known.length ? known.map((grade) => grade.stockGrade) : [text.trim().toUpperCase()]
}
