"use client"

import Link from "next/link"
import { useRouter } from "next/navigation"
import { startTransition, useEffect } from "react"
import styles from "@/components/message-screen.module.css"
import { paths } from "@/lib/paths"

/** Something of ours failed: say so, offer to try again, lose nothing. */
export default function ErrorScreen({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
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
      <h1>This page could not be shown</h1>
      <p className="quiet">The shop&apos;s server did not answer as it should. Your cart is safe. Try again in a moment.</p>
      <p className={styles.ways}>
        <button type="button" className="button primary" onClick={retry}>
          Try again
        </button>
        <Link className="button" href={paths.home}>
          Go to the finder
        </Link>
        <Link className="button" href={paths.contact}>
          Contact us
        </Link>
      </p>
      {error.digest && (
        <p className="hint">
          If you call us, name the code <span className="mono">{error.digest}</span>.
        </p>
      )}
    </div>
  )
}
