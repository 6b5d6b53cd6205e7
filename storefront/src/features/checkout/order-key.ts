type Store = Pick<Storage, "getItem" | "setItem">

/**
 * The idempotency key of one attempt to order: the same cart and body keep it over a double click and a reload, so the
 * backend answers with the same order; a changed body gets a new one. A store that cannot be read costs only the reload.
 */
export function orderKey(store: Store, cartId: string, body: unknown, newKey: () => string): string {
  const name = `order-key:${cartId}`
  const content = JSON.stringify(body)
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? "null")
    if (isKept(kept) && kept.content === content) return kept.key
    const key = newKey()
    store.setItem(name, JSON.stringify({ key, content }))
    return key
  } catch {
    return newKey()
  }
}

function isKept(value: unknown): value is { key: string; content: string } {
  return typeof value === "object" && value !== null && "key" in value && typeof value.key === "string" && "content" in value
}
