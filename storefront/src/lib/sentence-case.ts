/** "QUENCHED & TEMPERED (110K)" reads easier as "Quenched & tempered (110K)"; words with digits and single letters stay. */
export function sentenceCase(text: string): string {
  let first = true
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    if (/\p{N}/u.test(word) || word.length === 1) return word
    const lower = word.toLowerCase()
    const shown = first ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower
    first = false
    return shown
  })
}
