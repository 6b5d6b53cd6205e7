"use client"

import { MESSAGES, type CatalogueItem, type ItemPrice } from "@billet/backend/contract"
import { useEffect, useState } from "react"
import { OFFLINE } from "@/features/cart/reach"
import { fetchItemPrice } from "../item-price-client"
import { inputProblems, type QuantityInput } from "../order-input"
import type { PieceFacts } from "../piece"
import { fetchLinePrice, fetchPiece } from "../quote-client"

const DEBOUNCE_MILLISECONDS = 150

/** An input and what a piece of it is, as the page came with it. */
type KnownPiece = { input: QuantityInput; piece: PieceFacts }
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
 * (specification section 4). The last figures stay until the next are there, so nothing flickers. `known` spares asking for what
 * needs no price.
 */
export function useQuote(
  item: CatalogueItem,
  input: QuantityInput,
  priced: boolean,
  known: KnownPiece | null,
): Quote & { pending: boolean } {
  const [quote, setQuote] = useState<Quote>(() =>
    known ? { ...NOTHING, piece: known.piece, key: keyOf(item, known.input, false) } : NOTHING,
  )
  const key = keyOf(item, input, priced)
  const isThere = quote.key === key
  const { amount, unit, pieces } = input
  useEffect(() => {
    if (key === "" || isThere) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const next = await fetchQuote(item, { amount, unit, pieces }, priced, stop.signal)
      if (!stop.signal.aborted) setQuote({ ...next, key })
    }, DEBOUNCE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key, isThere, item, amount, unit, pieces, priced])
  const isFailed = quote.pieceError !== null || quote.priceError !== null
  useEffect(() => {
    if (!isFailed) return
    const again = () => setQuote((now) => ({ ...now, key: "" }))
    window.addEventListener("online", again)
    return () => window.removeEventListener("online", again)
  }, [isFailed])
  if (key === "") return { ...NOTHING, pending: false }
  return { ...quote, pending: !isThere }
}

/** Empty for an input that cannot be ordered. */
function keyOf({ productCode }: CatalogueItem, input: QuantityInput, priced: boolean): string {
  const { amount, unit, pieces } = input
  return Object.keys(inputProblems(input)).length === 0 ? JSON.stringify([productCode, amount, unit, pieces, priced]) : ""
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

/** What the server says, or we do of its answer. What a browser says of a call that was lost is no text for a buyer. */
function failed(error: unknown, fallback: string): string {
  if (error instanceof Error && error.name === "Error" && error.message) return error.message
  return navigator.onLine ? fallback : OFFLINE.message
}
