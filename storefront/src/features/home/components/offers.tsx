"use client"

import type { CatalogSearchBody } from "@billet/backend/contract"
import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import type { Viewer } from "@/features/catalogue/client/response-cache"
import { BASE_SEARCH_BODY } from "@/features/catalogue/search-body"
import { paths } from "@/lib/paths"
import { homeTexts } from "@/texts/en/home"
import styles from "./offers.module.css"

const load = () => import("./offer-cards")
/** Loaded as the reader comes near: the first screen is light. */
const OfferCards = lazy(load)

type Offer = { label: "specialOffers" | "popularSizes"; body: CatalogSearchBody }
const SPECIALS: Offer = { label: "specialOffers", body: { ...BASE_SEARCH_BODY, isSpecialOffer: true, sort: "availability" } }
const POPULAR: Offer = { label: "popularSizes", body: { ...BASE_SEARCH_BODY, isPopularItem: true, sort: "availability" } }
const OFFERS = [SPECIALS, POPULAR]

/** What is on offer and what others order, loaded as the reader comes near. */
export function Offers({ viewer, signedIn }: { viewer: Viewer; signedIn: boolean }) {
  const t = useTexts(homeTexts)
  const [offer, setOffer] = useState(SPECIALS)
  const root = useRef<HTMLElement>(null)
  const near = useNear(root)
  const prepare = ({ body }: Offer) => void load().then(({ prepareOffers }) => prepareOffers(body, viewer))
  const waiting = <div className={`skeleton ${styles.waiting}`} />
  return (
    <section ref={root} className={styles.offers} aria-label={t.offers}>
      <h2 className="visually-hidden">{t.offers}</h2>
      <div className={styles.tabs} role="group" aria-label={t.whichOffers}>
        {OFFERS.map((one) => (
          <button
            key={t[one.label]}
            type="button"
            className={styles.tab}
            aria-pressed={one === offer}
            onMouseEnter={() => prepare(one)}
            onFocus={() => prepare(one)}
            onClick={() => setOffer(one)}
          >
            {t[one.label]}
          </button>
        ))}
        <Link href={paths.products} className={styles.all}>
          {t.allStock}
        </Link>
      </div>
      {near ? (
        <Suspense fallback={waiting}>
          <OfferCards key={offer.label} label={t[offer.label]} body={offer.body} viewer={viewer} signedIn={signedIn} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  )
}

/** Whether the reader has come near to an element; once near stays near. */
function useNear(root: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!root.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: "300px" })
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [root])
  return near
}
