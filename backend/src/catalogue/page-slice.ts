/**
 * The items of one page: from (page-1) x size up to page x size (specification section 9). `page` counts from 1.
 * @throws RangeError when page or size is no whole number above 0.
 */
export function pageSlice<T>(items: readonly T[], page: number, size: number): T[] {
  if (!Number.isSafeInteger(page) || page < 1) throw new RangeError(`page must be a whole number above 0, not ${page}`)
  if (!Number.isSafeInteger(size) || size < 1) throw new RangeError(`size must be a whole number above 0, not ${size}`)
  return items.slice((page - 1) * size, page * size)
}
