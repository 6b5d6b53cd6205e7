import { fill } from "./fill"

/** Sentences of the server and the contract by their English, with placeholders where they name figures or fields. */
export type Messages = Readonly<Record<string, string>>

/** A sentence of the server in another language; one that is not known stays in English. */
export function sayIn(messages: Messages, sentence: string): string {
  const whole = messages[sentence]
  if (whole !== undefined) return whole
  for (const [english, said] of Object.entries(messages)) {
    const values = english.includes("{") ? valuesOf(english, sentence) : null
    if (values)
      return fill(said, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, messages[value] ?? value])))
  }
  return sentence
}

/** The values at the places of a sentence with placeholders; null when the sentence is another. */
function valuesOf(english: string, sentence: string): Record<string, string> | null {
  const parts = english.split(/\{(\w+)\}/)
  const source = parts.map((part, index) => (index % 2 === 1 ? `(?<${part}>.+?)` : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))
  return new RegExp(`^${source.join("")}$`).exec(sentence)?.groups ?? null
}
