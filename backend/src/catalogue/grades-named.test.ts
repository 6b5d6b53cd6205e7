import { gradesNamed } from "./grades-named"

describe("grades named by a text", () => {
  it.each([
    ["718", ["718"]],
    ["inconel 718", ["718"]],
    ["n07718", ["718"]],
    ["17-4 ph", ["17-4PH"]],
    ["unobtainium", ["UNOBTAINIUM"]],
  ])("%j is %j", (text, grades) => {
    expect(gradesNamed(text)).toEqual(grades)
  })
})
