"use client"

import { toDisplayItem, type CatalogSearchBody } from "@billet/backend/contract"
import { useEffect, useRef, useState } from "react"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { preloadSearches, searchCatalogue } from "@/features/catalogue/client/catalog-search"
import { loadProgressively, PROGRESSIVE_PAGE } from "@/features/catalogue/client/load-progressively"
import { mapInChunks } from "@/features/catalogue/client/map-in-chunks"
import type { Viewer } from "@/features/catalogue/client/response-cache"
import { toListedItem, type PricedItem } from "@/features/catalogue/listed-item"
import { BASE_SEARCH_BODY } from "@/features/catalogue/search-body"
import { paths } from "@/lib/paths"
import { homeTexts } from "@/texts/en/home"
import { OfferList } from "./offer-list"
import styles from "./offers.module.css"

type Offer = { label: "specialOffers" | "popularSizes"; body: CatalogSearchBody }
const SPECIALS: Offer = { label: "specialOffers", body: { ...BASE_SEARCH_BODY, isSpecialOffer: true, sort: "availability" } }
const POPULAR: Offer = { label: "popularSizes", body: { ...BASE_SEARCH_BODY, isPopularItem: true, sort: "availability" } }
const OFFERS = [SPECIALS, POPULAR]

type Loaded = { offer: Offer | null; items: PricedItem[]; done: boolean }
const NOTHING: Loaded = { offer: null, items: [], done: false }

/** What is on offer and what others order, loaded as the reader comes near and page by page while they read. */
export function Offers({ viewer }: { viewer: Viewer }) {
  const t = useTexts(homeTexts)
  const [offer, setOffer] = useState(SPECIALS)
  const { region, canSeePrices } = viewer
  const root = useRef<HTMLElement>(null)
  const near = useNear(root)
  const [loaded, setLoaded] = useState(NOTHING)
  useEffect(() => {
    if (!near) return
    let current = true
    const show = async (items: Parameters<typeof toDisplayItem>[0][], done: boolean) => {
      const listed = await mapInChunks(items, (item) => ({ ...toListedItem(toDisplayItem(item)), ownPrice: null }))
      if (current) setLoaded({ offer, items: listed, done })
    }
    const search = (body: CatalogSearchBody) => searchCatalogue(body, { region, canSeePrices })
    void loadProgressively(offer.body, search, (items) => void show(items, false)).then((items) => show(items, true))
    return () => {
      current = false
    }
  }, [near, offer, region, canSeePrices])
  const shown = loaded.offer === offer ? loaded : NOTHING
  const prepare = (next: Offer) => void preloadSearches([{ ...next.body, limit: PROGRESSIVE_PAGE, offset: 0 }], viewer)
  return (
    <section ref={root} className={styles.offers} aria-label={t.offers}>
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
      <OfferList label={t[offer.label]} items={shown.items} done={shown.done} />
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
