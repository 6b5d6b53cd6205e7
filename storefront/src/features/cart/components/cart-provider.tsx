"use client"

import {
  CART_PROVIDER_MISSING,
  type AddLineBody,
  type CartAnswer,
  type CartLine,
  type CartView,
  type UpdateLineBody,
} from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { createContext, useCallback, useContext, useEffect, useMemo, useOptimistic, useState, type ReactNode } from "react"
import type { Result } from "@/lib/result"
import type { CartSnapshot } from "../data"
import { reach } from "../reach"
import { STORED_CART_KEY } from "../stored-cart-key"
import { useOtherTabs } from "./use-other-tabs"

type CartContextValue = {
  cart: CartView | null
  /** Whether the cart shown is a preview, whose money is that of before. */
  previewed: boolean
  /** Sentences of the server about the last change. */
  notices: string[]
  /** The order that the cart of this browser has become, in another window or on another device. */
  ordered: { orderNumber: string | null } | null
  /** False while the server could not be asked. */
  reachable: boolean
  /** Shows a change at once, from within the transition that makes it: it holds until that ends, whatever comes of it. */
  preview: (cart: CartView) => void
  add: (line: AddLineBody) => Promise<Result<CartAnswer>>
  addMany: (lines: AddLineBody[]) => Promise<Result<CartAnswer>>
  update: (lineId: string, changes: UpdateLineBody) => Promise<Result<CartAnswer>>
  remove: (line: CartLine) => Promise<Result<CartAnswer>>
  /** Puts a saved list into the cart, or in place of what it holds, which is kept under a name. */
  openList: (listId: string, keepAs?: string) => Promise<Result<CartAnswer>>
  /** The line that was removed last, until the next change. */
  removed: CartLine | null
  applyPromo: (code: string) => Promise<Result<CartAnswer>>
  removePromo: () => Promise<Result<CartAnswer>>
  /** Empties this browser's cart after it was ordered. */
  clear: () => Promise<void>
}

/** What changes a cart; its code comes with the first change. */
const actions = () => import("../actions")

/** The copy in this browser; its code comes with the first cart. */
const stored = () => import("../stored-cart")
const keep = (lines: readonly CartLine[]) =>
  void stored().then(
    ({ saveCart }) => saveCart(localStorage, lines),
    (error: unknown) => console.warn("The cart could not be kept in this browser", error),
  )

const CartContext = createContext<CartContextValue | null>(null)

export function useCart(): CartContextValue {
  const value = useContext(CartContext)
  if (!value) throw new Error(CART_PROVIDER_MISSING)
  return value
}

type Props = { snapshot: CartSnapshot; signedIn: boolean; children: ReactNode }

/** Keeps the cart of this tab. The server's cart is the truth; the browser's copy only brings lost lines back. */
export function CartProvider({ snapshot, signedIn, children }: Props) {
  const [seen, setSeen] = useState(snapshot)
  const [cart, setCart] = useState(snapshot.cart)
  const [shown, preview] = useOptimistic(cart)
  const [notices, setNotices] = useState(noticesOf(snapshot))
  if (snapshot !== seen) {
    setSeen(snapshot)
    if (snapshot.state !== "failed" && !isOlder(snapshot.cart, cart)) setCart(snapshot.cart)
    // What was said of this tab's own change stays until its next one.
    if (noticesOf(snapshot).length > 0) setNotices(noticesOf(snapshot))
  }

  const [removed, setRemoved] = useState<CartLine | null>(null)
  const router = useRouter()

  const take = useCallback(
    async (change: () => Promise<Result<CartAnswer>>, gone: CartLine | null = null) => {
      const result = await reach(change)
      if (!result.ok) {
        // The page then says which order it has become.
        if (result.problem.type === "cart_completed") router.refresh()
        return result
      }
      setCart(result.data.cart)
      setNotices(result.data.notices)
      setRemoved(gone)
      keep(result.data.cart.items)
      return result
    },
    [router],
  )
  useCartRecovery(snapshot, signedIn, take)
  useOtherTabs()

  const value = useMemo<CartContextValue>(
    () => ({
      cart: shown,
      previewed: shown !== cart,
      preview,
      notices,
      ordered: snapshot.state === "ordered" && cart === null ? snapshot : null,
      reachable: snapshot.state !== "failed",
      removed,
      add: (line) => take(async () => (await actions()).addToCart(line)),
      addMany: (lines) => take(async () => (await actions()).addManyToCart(lines)),
      update: (lineId, changes) => take(async () => (await actions()).updateCartLine(lineId, changes)),
      openList: (listId, keepAs) =>
        take(async () => (await actions()).openListInCart({ listId, ...(keepAs === undefined ? {} : { keepAs }) })),
      remove: (line) => take(async () => (await actions()).removeCartLine(line.id), line),
      applyPromo: (code) => take(async () => (await actions()).applyPromo(code)),
      removePromo: () => take(async () => (await actions()).removePromo()),
      clear: async () => {
        setCart(null)
        setNotices([])
        keep([])
        await (await actions()).forgetCartCookie()
      },
    }),
    [shown, cart, preview, notices, removed, snapshot, take],
  )
  return <CartContext value={value}>{children}</CartContext>
}

/** A page asked for before the last change of the cart may come after that change's answer. */
const isOlder = (read: CartView | null, known: CartView | null): boolean =>
  read !== null && known !== null && read.id === known.id && read.updatedAt < known.updatedAt

/** What the server says of a cart that was just read: prices that have changed since the last visit. */
const noticesOf = (snapshot: CartSnapshot): string[] => (snapshot.state === "open" ? snapshot.notices : [])

/** After a load: keeps the local copy in step, brings lost lines back, and claims a visitor's cart that sign-in could not. */
function useCartRecovery(
  snapshot: CartSnapshot,
  signedIn: boolean,
  take: (change: () => Promise<Result<CartAnswer>>) => unknown,
) {
  useEffect(() => {
    if (snapshot.state === "open") keep(snapshot.cart.items)
    if (snapshot.state === "ordered" || snapshot.state === "gone") keep([])
    // What was ordered is said until a new cart begins.
    if (snapshot.state === "gone") {
      void actions().then(({ forgetCartCookie }) => forgetCartCookie())
    }
    if (snapshot.state === "none" && localStorage.getItem(STORED_CART_KEY) !== null) void restore(take)
    if (snapshot.state === "open" && signedIn && !snapshot.cart.isAuthenticated)
      void take(async () => (await actions()).claimCart())
  }, [snapshot, signedIn, take])
}

async function restore(take: (change: () => Promise<Result<CartAnswer>>) => unknown) {
  const { loadCart } = await stored()
  const lines = loadCart(localStorage)
  if (lines.length > 0) await take(async () => (await actions()).restoreCart(lines))
}
