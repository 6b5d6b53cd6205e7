import { useTexts } from "#use-texts"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { fill } from "@/texts/fill"
import { isTypical, type Source } from "../grade-facts"
import styles from "./materials.module.css"

type Props = { figure: { source: string; limit?: string }; sources: readonly Source[] }

/** What a figure rests on: "typical", and the number of its source in the list below the tables. */
export function Basis({ figure, sources }: Props) {
  const t = useTexts(materialScreensTexts)
  const number = sources.findIndex(({ key }) => key === figure.source) + 1
  return (
    <>
      {isTypical(figure) && <span className={styles.typical}>{t.typical}</span>}
      {number > 0 && (
        <a href={`#source-${number}`} className={styles.source} aria-label={fill(t.sourceNumber, { number })}>
          [{number}]
        </a>
      )}
    </>
  )
}
