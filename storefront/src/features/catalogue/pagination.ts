export const WIDE_BUTTONS = 5
export const NARROW_BUTTONS = 3

export type PageButton = {
  page: number
  /** Still shown under 640 px, where only three buttons fit. */
  narrow: boolean
}

export function pageCount(total: number, pageSize: number): number {
  return Math.ceil(total / pageSize)
}

/** Up to five page buttons around the current page, and which of them are the three of a narrow screen. */
export function pageButtons(page: number, pages: number): PageButton[] {
  const narrow = new Set(pagesAround(page, pages, NARROW_BUTTONS))
  return pagesAround(page, pages, WIDE_BUTTONS).map((one) => ({ page: one, narrow: narrow.has(one) }))
}

/** "Showing 26-50 of 4,792": the first and last item of a page. */
export function shownRange(page: number, pageSize: number, total: number): { first: number; last: number } {
  return { first: Math.min(total, (page - 1) * pageSize + 1), last: Math.min(total, page * pageSize) }
}

function pagesAround(page: number, pages: number, count: number): number[] {
  const length = Math.min(count, pages)
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}
