"use client"

import { MESSAGES, type CatalogueItem, type ItemPrice } from "@billet/backend/contract"
import { useEffect, useState } from "react"
import { fetchItemPrice } from "../item-price-client"
import { inputProblems, type QuantityInput } from "../order-input"
import { fetchLinePrice, fetchPiece, type PieceFacts } from "../quote-client"

const DEBOUNCE_MILLISECONDS = 150

export type Quote = {
  /** The input these figures belong to. */
  key: string
  piece: PieceFacts | null
  pieceError: string | null
  /** The line's price, USD; null when it is not known or not shown. */
  price: number | null
  priceError: string | null
  /** Why the price is that, and what more pieces would cost; null when it is not known or not shown. */
  why: ItemPrice | null
}
const NOTHING: Quote = { key: "", piece: null, pieceError: null, price: null, priceError: null, why: null }

/**
 * Weight, length and price while the buyer types. Asks only for an input that can be ordered, else everything clears
 * (specification section 4). The last figures stay until the next are there, so nothing flickers.
 */
export function useQuote(item: CatalogueItem, input: QuantityInput, priced: boolean): Quote & { pending: boolean } {
  const [quote, setQuote] = useState(NOTHING)
  const valid = Object.keys(inputProblems(input)).length === 0
  const { amount, unit, pieces } = input
  const key = valid ? JSON.stringify([item.productCode, amount, unit, pieces, priced]) : ""
  useEffect(() => {
    if (key === "") return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const next = await fetchQuote(item, { amount, unit, pieces }, priced, stop.signal)
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
  input: QuantityInput,
  priced: boolean,
  signal: AbortSignal,
): Promise<Omit<Quote, "key">> {
  const order = { amount: Number(input.amount), unit: input.unit, pieces: Number(input.pieces) }
  const piece = await fetchPiece(item, order, signal).catch((error: unknown) => failed(error, MESSAGES.productDetailsFailed))
  if (typeof piece === "string") return { ...NOTHING, pieceError: piece }
  if (!priced) return { ...NOTHING, piece }
  const [price, why] = await Promise.all([
    fetchLinePrice(item, order, piece.pounds, signal).catch((error: unknown) => failed(error, MESSAGES.calculatePriceFailed)),
    fetchItemPrice(item.productCode, input, signal),
  ])
  if (typeof price === "string") return { ...NOTHING, piece, priceError: price }
  return { ...NOTHING, piece, price, why }
}

function failed(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback
}
