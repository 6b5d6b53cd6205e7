/** What a visitor may do in the cart. */
export type CartRights = { maySeePrices: boolean; mayChangePieces: boolean; mayRemove: boolean }

/**
 * Signed out, prices are 0 and pieces stay, but a line may be removed; a read-only cart changes not at all.
 * Source: specification section 2, decision 26.
 */
export function cartRightsOf({ isAuthenticated, readOnly }: { isAuthenticated: boolean; readOnly: boolean }): CartRights {
  return { maySeePrices: isAuthenticated, mayChangePieces: isAuthenticated && !readOnly, mayRemove: !readOnly }
}
