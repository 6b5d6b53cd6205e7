"use client"

import { MESSAGES, type CatalogueItem } from "@billet/backend/contract"
import { useEffect, useState } from "react"
import { inputProblems, type OrderInput } from "../order-input"
import { fetchLinePrice, fetchPiece, type OrderAmount, type PieceFacts } from "../quote-client"

const DEBOUNCE_MILLISECONDS = 150

export type Quote = {
  /** The input these figures belong to. */
  key: string
  piece: PieceFacts | null
  pieceError: string | null
  /** The line's price, USD; null when it is not known or not shown. */
  price: number | null
  priceError: string | null
}
const NOTHING: Quote = { key: "", piece: null, pieceError: null, price: null, priceError: null }

/**
 * Weight, length and price while the buyer types. Asks only for an input that can be ordered, else everything clears
 * (specification section 4). The last figures stay until the next are there, so nothing flickers.
 */
export function useQuote(item: CatalogueItem, input: OrderInput, priced: boolean): Quote & { pending: boolean } {
  const [quote, setQuote] = useState(NOTHING)
  const valid = Object.keys(inputProblems(input)).length === 0
  const { amount, unit, pieces } = input
  const key = valid ? JSON.stringify([item.productCode, amount, unit, pieces, priced]) : ""
  useEffect(() => {
    if (key === "") return
    const stop = new AbortController()
    const order = { amount: Number(amount), unit, pieces: Number(pieces) }
    const timer = setTimeout(async () => {
      const next = await fetchQuote(item, order, priced, stop.signal)
      if (!stop.signal.aborted) setQuote({ ...next, key })
    }, DEBOUNCE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key, item, amount, unit, pieces, priced])
  if (key === "") return { ...NOTHING, pending: false }
  return { ...quote, pending: quote.key !== key }
}

async function fetchQuote(
  item: CatalogueItem,
  order: OrderAmount,
  priced: boolean,
  signal: AbortSignal,
): Promise<Omit<Quote, "key">> {
  const piece = await fetchPiece(item, order, signal).catch((error: unknown) => failed(error, MESSAGES.productDetailsFailed))
  if (typeof piece === "string") return { piece: null, pieceError: piece, price: null, priceError: null }
  if (!priced) return { piece, pieceError: null, price: null, priceError: null }
  const price = await fetchLinePrice(item, order, piece.pounds, signal).catch((error: unknown) =>
    failed(error, MESSAGES.calculatePriceFailed),
  )
  if (typeof price === "number") return { piece, pieceError: null, price, priceError: null }
  return { piece, pieceError: null, price: null, priceError: price }
}

function failed(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback
}
