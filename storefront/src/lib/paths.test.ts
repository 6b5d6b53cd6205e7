import { paths } from "./paths"

test("the address of an item says what is ordered of it, and nothing else of the line it stands for", () => {
  const line = { id: "line_1", amount: "24", unit: "in", pieces: 3, oneHeat: false, item: { productCode: "A" } } as const
  expect(paths.product("718 RB 00500 SA", line)).toBe("/product-details?productCode=718_rb_00500_sa&amount=24&pieces=3&unit=in")
})
