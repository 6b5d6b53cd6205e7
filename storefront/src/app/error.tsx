"use client"

import { useRouter } from "next/navigation"
import { startTransition, useEffect } from "react"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import styles from "@/components/message-screen.module.css"
import { entrances } from "@/lib/entrances"
import { errorTexts } from "@/texts/en/error"

/** Something of ours failed: say so, offer to try again, lose nothing. */
export default function ErrorScreen({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTexts(errorTexts)
  const router = useRouter()
  useEffect(() => console.error(error), [error])
  // The page failed on the server, so that is where it has to be tried again.
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <div className={styles.screen} role="alert">
      <h1>{t.thisPageCouldNotBe}</h1>
      <p className="quiet">{t.theShopsServerDidNot}</p>
      <p className={styles.ways}>
        <button type="button" className="button primary" onClick={retry}>
          {t.tryAgain}
        </button>
        <Link className="button" href={entrances.home}>
          {t.goToTheFinder}
        </Link>
        <Link className="button" href={entrances.contact}>
          {t.contactUs}
        </Link>
      </p>
      {error.digest && (
        <p className="hint">
          {t.ifYouCallUsName} <span className="mono">{error.digest}</span>
        </p>
      )}
    </div>
  )
}
