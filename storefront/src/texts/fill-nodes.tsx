import { Fragment, type ReactNode } from "react"
import type { Placeholders } from "./fill"

/** A text whose placeholders are parts of the page: links, figures, emphasised words, in the order the language wants them. */
export function fillNodes<T extends string>(text: T, values: Readonly<Record<Placeholders<T>, ReactNode>>): ReactNode[] {
  const nodes = values as Readonly<Record<string, ReactNode>>
  return text.split(/\{(\w+)\}/).map((part, index) => <Fragment key={index}>{index % 2 === 1 ? nodes[part] : part}</Fragment>)
}
