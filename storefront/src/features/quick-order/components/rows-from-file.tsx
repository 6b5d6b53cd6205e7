"use client"

import { useTexts } from "#use-texts"
import { quickOrderTexts } from "@/texts/en/quick-order"
import { SHEET_ENDINGS } from "../sheet"
import styles from "./quick-order.module.css"

type Props = {
  news: string | undefined
  hasRows: boolean
  canPutBack: boolean
  onFile: (file: File) => void
  onRemoveAll: () => void
  onPutBack: () => void
}

/** The field for a file and, right under it, what came of it: hundreds of rows may stand between here and the form's end. */
export function RowsFromFile({ news, hasRows, canPutBack, onFile, onRemoveAll, onPutBack }: Props) {
  const t = useTexts(quickOrderTexts)
  return (
    <div>
      <label className={styles.upload}>
        <span className="label">{t.fromAFileCsvOr}</span>
        <input
          className="input"
          type="file"
          accept={SHEET_ENDINGS}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onFile(file)
            event.target.value = ""
          }}
        />
      </label>
      <div className={styles.news}>
        <p role="status">{news}</p>
        {/* One button for both ways, so that it keeps the focus. */}
        {(hasRows || canPutBack) && (
          <button type="button" className="button small" onClick={hasRows ? onRemoveAll : onPutBack}>
            {hasRows ? t.removeAllRows : t.undo}
          </button>
        )}
      </div>
    </div>
  )
}
