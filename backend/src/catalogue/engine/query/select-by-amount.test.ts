import fc from "fast-check"
import { AmountRoom, rankOf, selectByAmount } from "./select-by-amount"

type Item = { key: number; amount: number | null }

const items = fc.uniqueArray(
  fc.record({ key: fc.nat(500), amount: fc.constantFrom(null, 0, 0.25, 1, 1, 7.5, 1000) }),
  { selector: ({ key }) => key, maxLength: 400 },
)

describe("selectByAmount", () => {
  it("cuts any page as sorting all of it would, whatever many items share an amount", () => {
    fc.assert(
      fc.property(items, fc.boolean(), fc.nat(420), fc.nat(50), (some, isDescending, skip, take) => {
        const sorted = [...some].sort((a, b) => {
          const [left, right] = [rankOf(a.amount, isDescending), rankOf(b.amount, isDescending)]
          return left === right ? a.key - b.key : left - right
        })
        expect(selectByAmount(roomOf(some, isDescending), some.length, skip, take)).toEqual(
          sorted.slice(skip, skip + take).map(({ key }) => key),
        )
      }),
    )
  })

  it("puts what has no amount last in both directions", () => {
    const some = [
      { key: 1, amount: null },
      { key: 2, amount: 5 },
      { key: 3, amount: 0 },
    ]
    expect(selectByAmount(roomOf(some, false), 3, 0, 3)).toEqual([3, 2, 1])
    expect(selectByAmount(roomOf(some, true), 3, 0, 3)).toEqual([2, 3, 1])
  })
})

function roomOf(some: readonly Item[], isDescending: boolean): AmountRoom {
  const room = new AmountRoom()
  room.reserve(some.length)
  some.forEach(({ key, amount }, at) => {
    room.keys[at] = key
    room.amounts[at] = rankOf(amount, isDescending)
  })
  return room
}
