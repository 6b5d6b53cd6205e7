import { safeCallback } from "./safe-callback"

describe("a return address", () => {
  it.each(["/cart", "/products?search=a&page=2", "/product-details?productCode=718_rb#heats"])(
    "on this site is kept: %s",
    (url) => {
      expect(safeCallback(url)).toBe(url)
    },
  )

  it.each([undefined, "", "https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/a\nb", "cart"])(
    "that could lead elsewhere gives the home page: %j",
    (url) => {
      expect(safeCallback(url)).toBe("/home")
    },
  )
})
