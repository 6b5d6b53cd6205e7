import { PAGE_SIZES } from "@billet/backend/contract"

/** How a reader last chose to see results: the view and how many items a page has, as in "list-50". */
export const SHOWN_COOKIE = "results"
export type View = "grid" | "list"
export type Shown = { view: View; pageSize: number }

export const SHOWN_AT_FIRST: Shown = { view: "grid", pageSize: PAGE_SIZES[0] }

export function toView(text: string | undefined): View | undefined {
  return text === "grid" || text === "list" ? text : undefined
}

export function toPageSize(text: string | undefined): number | undefined {
  return PAGE_SIZES.find((size) => String(size) === text)
}

/** What a cookie says; as at first where it cannot be read. */
export function readShown(text: string | undefined): Shown {
  const [view, pageSize] = (text ?? "").split("-")
  return { view: toView(view) ?? SHOWN_AT_FIRST.view, pageSize: toPageSize(pageSize) ?? SHOWN_AT_FIRST.pageSize }
}

export function shownText({ view, pageSize }: Shown): string {
  return `${view}-${pageSize}`
}
