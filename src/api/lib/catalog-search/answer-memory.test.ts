import { AnswerMemory } from "./answer-memory"

describe("the memory of answers", () => {
  it("is as large as asked for, and used again when it was given back", () => {
    const memory = new AnswerMemory()
    const first = memory.take(40_000)
    expect(first.length).toBeGreaterThanOrEqual(40_000)
    const second = memory.take(40_000)
    expect(second.buffer).not.toBe(first.buffer)
    memory.giveBack(first.subarray(0, 38_000))
    expect(memory.take(60_000).buffer).toBe(first.buffer)
    expect(memory.take(60_000).buffer).not.toBe(first.buffer)
  })

  it("leaves alone what is not its own, and keeps no more than it needs", () => {
    const memory = new AnswerMemory()
    memory.giveBack(Buffer.from("an error"))
    memory.giveBack(new Uint8Array(100))
    const huge = memory.take(5_000_000)
    memory.giveBack(huge)
    expect(memory.take(5_000_000).buffer).not.toBe(huge.buffer)
    const many = Array.from({ length: 100 }, () => memory.take(1))
    for (const one of many) memory.giveBack(one)
    const again = Array.from({ length: 100 }, () => memory.take(1).buffer)
    expect(again.filter((buffer) => many.some((one) => one.buffer === buffer)).length).toBeLessThan(100)
  })
})
