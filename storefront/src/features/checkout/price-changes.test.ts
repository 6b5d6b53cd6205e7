import type { CartLineView } from "@billet/backend/contract"
import { priceChanges } from "./price-changes"

const line = (id: string, itemTotal: number) => ({ id, productCode: `code-${id}`, itemTotal }) as CartLineView

test("price changes are told line by line, with lines that came and went", () => {
  const before = { items: [line("a", 10), line("b", 20), line("c", 30)] }
  const after = { items: [line("a", 10), line("b", 25), line("d", 5)] }
  expect(priceChanges(before, after)).toEqual([
    { productCode: "code-b", before: 20, after: 25 },
    { productCode: "code-c", before: 30, after: 0 },
    { productCode: "code-d", before: 0, after: 5 },
  ])
})
