"use client"

import { toDisplayItem, type CatalogSearchBody, type CatalogueItem } from "@billet/backend/contract"
import { useEffect, useRef, useState } from "react"
import { useTexts } from "#use-texts"
import { preloadSearches, searchCatalogue } from "@/features/catalogue/client/catalog-search"
import { withOwnPricesHere } from "@/features/catalogue/client/fetch-own-prices"
import { loadProgressively, PROGRESSIVE_PAGE } from "@/features/catalogue/client/load-progressively"
import { mapInChunks } from "@/features/catalogue/client/map-in-chunks"
import type { Viewer } from "@/features/catalogue/client/response-cache"
import { ItemCard } from "@/features/catalogue/components/item-card"
import grid from "@/features/catalogue/components/result-grid.module.css"
import { toListedItem, type ListedItem, type PricedItem } from "@/features/catalogue/listed-item"
import { paths } from "@/lib/paths"
import { homeTexts } from "@/texts/en/home"
import { fill } from "@/texts/fill"
import { shownCards } from "../whole-rows"
import styles from "./offers.module.css"
import { useColumns } from "./use-columns"

type Props = { label: string; body: CatalogSearchBody; viewer: Viewer; signedIn: boolean }
type Loaded = { items: ListedItem[]; done: boolean }

/** Has the first page of a list there before it is asked for. */
export function prepareOffers(body: CatalogSearchBody, viewer: Viewer): void {
  void preloadSearches([{ ...body, limit: PROGRESSIVE_PAGE, offset: 0 }], viewer)
}

/** A list as cards in whole rows, with the buyer's own prices. It fills page by page, and nothing below it moves at first. */
export default function OfferCards({ label, body, viewer, signedIn }: Props) {
  const t = useTexts(homeTexts)
  const [steps, setSteps] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const columns = useColumns(list)
  const { items, done } = useItems(body, viewer)
  const count = columns === 0 ? 0 : shownCards(items.length, columns, steps)
  const shown = usePriced(items, count, viewer.canSeePrices)
  const more = columns > 0 && shownCards(items.length, columns, steps + 1) > count
  const isWaiting = shown.length === 0 && (count > 0 || !done)
  return (
    <div className={styles.frame} role="region" aria-label={label} aria-busy={!done}>
      {isWaiting && (
        <div className={`skeleton ${styles.waiting}`} role="status" aria-busy="true" aria-label={fill(t.loadingLabel, { label })} />
      )}
      {done && items.length === 0 && <p className="quiet">{t.nothingToShowRightNow}</p>}
      <ul ref={list} className={grid.grid}>
        {shown.map((item) => (
          <li key={item.productCode}>
            <ItemCard item={item} signedIn={signedIn} returnTo={paths.home} />
          </li>
        ))}
      </ul>
      {more && shown.length > 0 && (
        <button type="button" className={`button ${styles.more}`} onClick={() => setSteps(steps + 1)}>
          {t.showMoreOffers}
        </button>
      )}
    </div>
  )
}

function useItems(body: CatalogSearchBody, { region, canSeePrices }: Viewer): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ items: [], done: false })
  useEffect(() => {
    let current = true
    const show = async (found: CatalogueItem[], done: boolean) => {
      const items = await mapInChunks(found, (item) => toListedItem(toDisplayItem(item)))
      if (current) setLoaded({ items, done })
    }
    const search = (asked: CatalogSearchBody) => searchCatalogue(asked, { region, canSeePrices })
    void loadProgressively(body, search, (found) => void show(found, false)).then((found) => show(found, true))
    return () => {
      current = false
    }
  }, [body, region, canSeePrices])
  return loaded
}

/** The first items with what they cost the reader. What came before stays until the prices of all that is shown are there. */
function usePriced(items: readonly ListedItem[], count: number, canSeePrices: boolean): PricedItem[] {
  const [priced, setPriced] = useState<PricedItem[]>([])
  const known = useRef(new Map<string, PricedItem>())
  useEffect(() => {
    let current = true
    const wanted = items.slice(0, count)
    const show = () => {
      if (current) setPriced(wanted.flatMap(({ productCode }) => known.current.get(productCode) ?? []))
    }
    const keep = (some: PricedItem[]) => some.forEach((item) => known.current.set(item.productCode, item))
    const rest = wanted.filter(({ productCode }) => !known.current.has(productCode))
    if (canSeePrices) void withOwnPricesHere(rest).then(keep).then(show)
    else {
      keep(rest.map((item) => ({ ...item, ownPrice: null })))
      show()
    }
    return () => {
      current = false
    }
  }, [items, count, canSeePrices])
  return priced
}
