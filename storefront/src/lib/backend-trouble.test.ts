import { setTimeout as pause } from "node:timers/promises"
import { tellTrouble, watchTrouble, type Rendering } from "./backend-trouble"

test("a page knows of the trouble it met itself, however late, and of no other page's", async () => {
  const troubled: Rendering = { isTroubled: false }
  const whole: Rendering = { isTroubled: false }
  const render = async (fails: boolean) => {
    await pause(5)
    if (fails) tellTrouble()
    await pause(5)
  }
  const ends: Promise<void>[] = []
  watchTrouble(troubled, () => void ends.push(render(true)))
  watchTrouble(whole, () => void ends.push(render(false)))
  await Promise.all(ends)
  expect([troubled, whole]).toEqual([{ isTroubled: true }, { isTroubled: false }])
})

test("trouble outside of any page is nobody's", () => {
  expect(() => tellTrouble()).not.toThrow()
})
