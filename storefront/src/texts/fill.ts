import { formatCount } from "../lib/format-count"
import type { PluralForms } from "./catalogue"
import type { Language } from "./languages"

/** The names in braces of a text: "count" and "total" of "{count} of {total}". */
export type Placeholders<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never
type Values<T extends string> = Readonly<Record<Placeholders<T>, string | number>>

/** Puts a value for each placeholder of a text. Values stand as they are: format numbers before. */
export function fill<T extends string>(text: T, values: Values<T>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String((values as Record<string, string | number>)[name] ?? whole))
}

const rules: Partial<Record<Language, Intl.PluralRules>> = {}

/** The form of a text that fits a count in a language, with the count (figures are the shop's US ones) and other values. */
export function counted<F extends PluralForms>(
  language: Language,
  forms: F,
  count: number,
  ...[values]: Exclude<Placeholders<F["other"]>, "count"> extends never
    ? []
    : [values: Readonly<Record<Exclude<Placeholders<F["other"]>, "count">, string | number>>]
): string {
  const rule = (rules[language] ??= new Intl.PluralRules(language))
  const form: string = forms[rule.select(count)] ?? forms.other
  return fill(form, { ...values, count: formatCount(count) } as Record<string, string>)
}
