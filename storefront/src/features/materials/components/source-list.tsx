import type { Source } from "../grade-facts"
import styles from "./materials.module.css"

/** Where the figures of a page were read. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <section aria-labelledby="sources" className={styles.section}>
      <h2 id="sources">Sources</h2>
      <ol className={styles.sources}>
        {sources.map(({ key, url, title }, index) => (
          <li key={key} id={`source-${index + 1}`}>
            <span className="unit">[{index + 1}]</span>{" "}
            {url ? (
              <a href={url} rel="nofollow noreferrer">
                {title ?? hostOf(url)}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ol>
      <p className="hint">
        “Typical” marks general knowledge of the trade and indicative values: not guaranteed, not a limit of any standard. Trade
        marks belong to their owners.
      </p>
    </section>
  )
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "")
}
