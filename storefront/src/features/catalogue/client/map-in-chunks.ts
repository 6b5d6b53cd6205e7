export const CHUNK_SIZE = 500
export const CHUNK_ABOVE = 1000

/** Maps a list; above 1,000 items in chunks of 500 with a pause between, so that the page stays alive (section 7). */
export async function mapInChunks<T, R>(
  items: readonly T[],
  map: (item: T) => R,
  pause: () => Promise<void> = nextTask,
): Promise<R[]> {
  if (items.length <= CHUNK_ABOVE) return items.map((item) => map(item))
  const mapped: R[] = []
  for (let start = 0; start < items.length; start += CHUNK_SIZE) {
    if (start > 0) await pause()
    for (const item of items.slice(start, start + CHUNK_SIZE)) mapped.push(map(item))
  }
  return mapped
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
