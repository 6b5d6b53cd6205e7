import fc from "fast-check"
import { priorityMoves, type RankedRule } from "./priority-moves"

const ranked = (...priorities: number[]): RankedRule[] =>
  priorities.map((priority, index) => ({ id: `r${index}`, priority, version: 1 }))
const written = (rules: RankedRule[], from: number, to: number) =>
  Object.fromEntries(priorityMoves(rules, from, to).map(({ id, priority }) => [id, priority]))

describe("priorityMoves", () => {
  it.each<[string, number[], number, number, Record<string, number>]>([
    ["leaves everything when nothing moves", [3, 2, 1], 1, 1, {}],
    ["takes the middle of a gap", [100, 50, 0], 2, 1, { r2: 75 }],
    ["goes above the first", [3, 2, 1], 2, 0, { r2: 4 }],
    ["goes below the last", [3, 2, 1], 0, 2, { r0: 0 }],
    ["makes room upwards", [2, 1, 0, 0, 0], 4, 2, { r4: 1, r1: 2, r0: 3 }],
    ["makes room on the shorter side", [0, 0, 0], 2, 1, { r2: 1, r0: 2 }],
  ])("%s", (_title, priorities, from, to, moves) => {
    expect(written(ranked(...priorities), from, to)).toEqual(moves)
  })

  it("gives any list the wanted order, whatever decides between equal priorities", () => {
    const lists = fc
      .array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 12 })
      .map((list) => list.sort((a, b) => b - a))
    fc.assert(
      fc.property(lists, fc.nat(11), fc.nat(11), (priorities, a, b) => {
        const rules = ranked(...priorities)
        const [from, to] = [a % rules.length, b % rules.length]
        const moves = new Map(priorityMoves(rules, from, to).map(({ id, priority }) => [id, priority]))
        const wanted = rules.map(({ id }) => id)
        wanted.splice(to, 0, ...wanted.splice(from, 1))
        const place = new Map(rules.map(({ id }, index) => [id, index]))
        const priorityOf = (id: string) => moves.get(id) ?? priorities[place.get(id) ?? 0] ?? 0
        const ordered = [...wanted].sort((x, y) => priorityOf(y) - priorityOf(x) || (place.get(x) ?? 0) - (place.get(y) ?? 0))
        expect(ordered).toEqual(wanted)
      }),
    )
  })
})
