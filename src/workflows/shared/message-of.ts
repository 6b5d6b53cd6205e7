/** What an error says. Workflows throw what a step threw, but not always as an Error. */
export function messageOf(error: unknown): string {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error)
}
