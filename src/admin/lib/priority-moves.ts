export type RankedRule = { id: string; priority: number; version: number }

/**
 * The fewest new priorities that put a rule at another place of a list in order of evaluation (higher first); rules of equal
 * priority stay in the order they are in. Empty when it stays where it is.
 */
export function priorityMoves(rules: readonly RankedRule[], from: number, to: number): RankedRule[] {
  const moved = rules[from]
  if (!moved || from === to) return []
  const order = rules.filter((_, index) => index !== from)
  order.splice(to, 0, moved)
  const [up, down] = [raised(order, to), lowered(order, to)]
  const shorter = down.length < up.length ? down : up
  return between(order, to) ?? shorter
}

/** A free number between the neighbours, halfway so that there is room for the next one. */
function between(order: readonly RankedRule[], at: number): RankedRule[] | null {
  const [above, rule, below] = [order[at - 1], order[at], order[at + 1]]
  if (!rule) return null
  if (!above) return below ? [{ ...rule, priority: below.priority + 1 }] : []
  if (!below) return [{ ...rule, priority: above.priority - 1 }]
  const middle = Math.floor((above.priority + below.priority) / 2)
  return middle > below.priority && middle < above.priority ? [{ ...rule, priority: middle }] : null
}

/** Just above the rule below it; what stood there makes room upwards. */
function raised(order: readonly RankedRule[], at: number): RankedRule[] {
  const moves: RankedRule[] = []
  let least = (order[at + 1]?.priority ?? 0) + 1
  for (let place = at; place >= 0; place--) {
    const rule = order[place]
    if (!rule || (place < at && rule.priority >= least)) break
    moves.push({ ...rule, priority: least })
    least += 1
  }
  return moves
}

/** Just below the rule above it; what stood there makes room downwards. */
function lowered(order: readonly RankedRule[], at: number): RankedRule[] {
  const moves: RankedRule[] = []
  let most = (order[at - 1]?.priority ?? 0) - 1
  for (let place = at; place < order.length; place++) {
    const rule = order[place]
    if (!rule || (place > at && rule.priority <= most)) break
    moves.push({ ...rule, priority: most })
    most -= 1
  }
  return moves
}
