/** The words of a search text, split on commas and white space and upper-cased. Source: specification section 5. */
export function splitSearchText(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[,\s]+/u)
    .filter((word) => word !== "")
}
