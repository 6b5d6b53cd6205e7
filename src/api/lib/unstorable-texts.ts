const NO_TEXT = /\0|\p{Surrogate}/u

/** Paths of the texts that JSON can spell and no text of the database can hold: a NUL, half of a surrogate pair. */
export function unstorableTexts(value: unknown, path = ""): string[] {
  if (typeof value === "string") return NO_TEXT.test(value) ? [path] : []
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => unstorableTexts(field, path ? `${path}.${name}` : name))
}
