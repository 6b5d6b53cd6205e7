/** A part of the path as text; one that is encoded wrongly stands for itself, and so for nothing that exists. */
export function decodeParam(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
