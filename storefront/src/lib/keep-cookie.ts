/** Keeps what a reader chose for some days, for the server to read with the next page. Values need no escaping. */
export function keepCookie(name: string, value: string, days: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${days * 24 * 60 * 60}; samesite=lax`
}
