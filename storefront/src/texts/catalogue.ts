/** The forms a counted text has in a language, by the categories of Intl.PluralRules. */
export type PluralForms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string }
export type Texts = { readonly [key: string]: string | Texts } | readonly (string | Texts)[]

/** The English texts of one area with the name other languages file theirs under. */
export type Catalogue<T extends Texts = Texts> = { readonly name: string; readonly texts: T }

/** English texts by key. A text may hold placeholders, "{count} of {total}"; `fill` sees to it that each gets its value. */
export function catalogue<const T extends Texts>(name: string, texts: T): Catalogue<T> {
  return { name, texts }
}

/** What another language must say for the same catalogue: every key, no other; of a counted text any forms it needs. */
export type Translated<C> = C extends Catalogue<infer T> ? TranslatedTexts<T> : never
type TranslatedTexts<T> = T extends string
  ? string
  : T extends { readonly one: string; readonly other: string }
    ? PluralForms
    : { readonly [K in keyof T]: TranslatedTexts<T[K]> }
