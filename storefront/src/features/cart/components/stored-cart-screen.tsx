"use client"

import { useRouter } from "next/navigation"
import { useMemo, useSyncExternalStore, useTransition } from "react"
import { useTexts } from "#use-texts"
import { cartTexts } from "@/texts/en/cart"
import { loadLines } from "../stored-cart"
import { STORED_CART_KEY } from "../stored-cart-key"
import { CartLineRow } from "./cart-line-row"

/** The lines as this browser saw them last, read-only and without prices, while the server cannot be asked. */
export default function StoredCartScreen() {
  const t = useTexts(cartTexts)
  const router = useRouter()
  const kept = useSyncExternalStore(
    () => () => undefined,
    () => localStorage.getItem(STORED_CART_KEY),
    () => null,
  )
  const lines = useMemo(() => (kept === null ? [] : loadLines(localStorage)), [kept])
  const [asking, startTransition] = useTransition()
  return (
    <>
      <div className="banner error" role="alert">
        <span>{t.theCartCannotBeRead}</span>
        <button type="button" className="button small" disabled={asking} onClick={() => startTransition(() => router.refresh())}>
          {t.tryAgain}
        </button>
      </div>
      {lines.length > 0 && (
        <section aria-labelledby="stored-cart">
          <h2 id="stored-cart">{t.asThisBrowserSawItLast}</h2>
          <ul>
            {lines.map((line) => (
              <CartLineRow key={line.id} line={line} signedIn={false} readOnly />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
