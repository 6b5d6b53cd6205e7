import { join } from "node:path"
import { loadFonts } from "./card-fonts"

it("finds the letters of cards in a form that the image writer reads", async () => {
  const fonts = await loadFonts(join(__dirname, "../../.."))
  expect(fonts.map(({ weight, data }) => [weight, data.subarray(0, 4).toString()])).toEqual([
    [400, "wOFF"],
    [600, "wOFF"],
  ])
})
