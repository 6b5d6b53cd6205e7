/**
 * How alike two normalised texts are, 0 to 1: shared trigrams by all trigrams, each word padded with two blanks before and
 * one after, as PostgreSQL's pg_trgm counts them, so that a database index can find the candidates. Two empty texts are 0.
 */
export function trigramSimilarity(a: string, b: string): number {
  const left = trigramsOf(a)
  const right = trigramsOf(b)
  const shared = [...left].filter((trigram) => right.has(trigram)).length
  const all = left.size + right.size - shared
  return all === 0 ? 0 : shared / all
}

function trigramsOf(text: string): Set<string> {
  const trigrams = new Set<string>()
  for (const word of text.split(" ").filter((one) => one !== "")) {
    const padded = [..."  ", ...word, " "]
    for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3).join(""))
  }
  return trigrams
}
