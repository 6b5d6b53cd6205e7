import { useTexts } from "#use-texts"
import { materialScreensTexts } from "@/texts/en/material-screens"
import type { Source } from "../grade-facts"
import { useGradeNotes } from "../use-grade-notes"
import styles from "./materials.module.css"

/** Where the figures of a page were read. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const t = useTexts(materialScreensTexts)
  const noteOf = useGradeNotes()
  return (
    <section aria-labelledby="sources" className={styles.section}>
      <h2 id="sources">{t.sources}</h2>
      <ol className={styles.sources}>
        {sources.map(({ key, url, title }, index) => (
          <li key={key} id={`source-${index + 1}`}>
            <span className="unit">[{index + 1}]</span>{" "}
            {url ? (
              <a href={url} rel="nofollow noreferrer">
                {title ? noteOf(title) : hostOf(url)}
              </a>
            ) : (
              title && noteOf(title)
            )}
          </li>
        ))}
      </ol>
      <p className="hint">{t.typicalMarksGeneralKnowledgeOf}</p>
    </section>
  )
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "")
}
