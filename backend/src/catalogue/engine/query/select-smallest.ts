const FEW = 256

/**
 * The keys from place `skip` to place `skip + take` of the first `count` keys in ascending order. The keys are unique;
 * their order in the array is not kept.
 */
export function selectSmallest(keys: Float64Array, count: number, skip: number, take: number): Float64Array {
  const end = Math.min(skip + take, count)
  if (skip >= end) return new Float64Array(0)
  if (end <= FEW && count > FEW) return smallestFew(keys, count, end).subarray(skip)
  if (end < count) partition(keys, 0, count - 1, end - 1)
  if (skip > 0) partition(keys, 0, end - 1, skip)
  return keys.slice(skip, end).sort()
}

/** Keeps a short sorted list and passes over the rest: most keys are larger than all of it. */
function smallestFew(keys: Float64Array, count: number, few: number): Float64Array {
  const list = keys.slice(0, few).sort()
  let largest = list[few - 1] ?? 0
  for (let at = few; at < count; at++) {
    const key = keys[at] ?? 0
    if (key >= largest) continue
    let to = few - 1
    for (; to > 0 && (list[to - 1] ?? 0) > key; to--) list[to] = list[to - 1] ?? 0
    list[to] = key
    largest = list[few - 1] ?? 0
  }
  return list
}

/** Hoare's selection: the key that belongs at `place` comes to stand there, smaller ones before it. */
export function partition(keys: Float64Array, from: number, to: number, place: number): void {
  let low = from
  let high = to
  while (low < high) {
    const pivot = keys[(low + high) >>> 1] ?? 0
    let left = low
    let right = high
    while (left <= right) {
      while ((keys[left] ?? 0) < pivot) left++
      while ((keys[right] ?? 0) > pivot) right--
      if (left > right) break
      const swapped = keys[left] ?? 0
      keys[left++] = keys[right] ?? 0
      keys[right--] = swapped
    }
    if (place <= right) high = right
    else if (place >= left) low = left
    else return
  }
}
