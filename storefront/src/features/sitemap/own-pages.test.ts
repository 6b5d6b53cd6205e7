import { ownPages } from "./own-pages"

it("names the first page by the address it gives itself, and every page once", () => {
  const pages = ownPages()
  expect(pages[0]).toBe("/")
  expect(pages).not.toContain("/home")
  expect(new Set(pages).size).toBe(pages.length)
})
