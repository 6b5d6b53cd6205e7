/**
 * Numbers that are random and the same for the same seed (Mulberry32).
 * @param {number} seed
 */
function seeded(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (count) => Math.floor(next() * count)
  return { next, below, chance: (share) => next() < share, pick: (list) => list[below(list.length)] }
}

module.exports = { seeded }
