/** Legal forms that are nothing else in any language, folded and without dots. Source: decision 40. */
const LEGAL_FORMS = setOf(
  "aps bhd bvba corp corporation doo dmcc eirl eood fzc fzco fze fzllc gmbh inc incorporated jsc kft kgaa limited llc llp ltd " +
    "ltda ltee mbh ood ooo oyj pjsc plc pllc pte pty sarl sasu sdn slu spol srl sro tbk uab wll",
)
/** Short ones that may be a word or initials elsewhere count at the end only: "AG Metals AG", "SE Asia Steel SE". */
const TRAILING_FORMS = setOf(
  "ab ag and as asa bv co company cv hf kg kk lda lp nv oo oy pt sa sas sb se sia sl snc sp spa ug z zoo",
)
const LEADING_FORMS = setOf("pt")

/**
 * A company name to compare by: lower case without accents, punctuation and legal forms (Ltd, Inc, GmbH ...), words
 * separated by one space. A name of nothing but legal forms keeps them. Source: decision 40.
 */
export function normaliseCompanyName(name: string): string {
  const words = wordsOf(name)
  const telling = words.filter((word) => !LEGAL_FORMS.has(word))
  const last = telling.findLastIndex((word) => !TRAILING_FORMS.has(word))
  const first = telling.findIndex((word) => !LEADING_FORMS.has(word))
  const core = telling.slice(Math.max(first, 0), last + 1)
  return (core.length > 0 ? core : words).join(" ")
}

function wordsOf(name: string): string[] {
  const folded = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/&/g, " and ")
  const joined = folded.replace(/['’.]/gu, "").replace(/\ba\/s\b/gu, "as")
  return joined.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "")
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "))
}
