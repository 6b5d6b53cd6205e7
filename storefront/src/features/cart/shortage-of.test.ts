import type { LineShortage } from "@billet/backend/contract"
import { shortageOf } from "./shortage-of"

const short = (lineId: string, availablePieces: number): LineShortage => ({
  ...{ lineId, availablePieces, availableInches: 78, isShared: false },
})

describe("what stock lacks for a line", () => {
  it.each([
    ["more pieces than there are", { id: "b", pieces: 4 }, short("b", 3)],
    ["as many pieces as there are", { id: "b", pieces: 3 }, undefined],
    ["one piece where there is none", { id: "a", pieces: 1 }, short("a", 0)],
    ["a line that was not named", { id: "c", pieces: 100 }, undefined],
  ])("of %s", (_, line, found) => {
    expect(shortageOf([short("a", 0), short("b", 3)], line)).toEqual(found)
  })
})
