import { answersInTime } from "./answers-in-time"

describe("An answer in time", () => {
  it("is one that comes, whatever it says", async () => {
    expect(await answersInTime(Promise.resolve(null), 1000)).toBe(true)
  })

  it("is not a failure", async () => {
    expect(await answersInTime(Promise.reject(new Error("down")), 1000)).toBe(false)
  })

  it("is not silence", async () => {
    expect(await answersInTime(new Promise(() => {}), 5)).toBe(false)
  })
})
