import { importArguments } from "./import-arguments"

it.each([
  [["stock", "a.csv"], { kind: "STOCK", path: "a.csv", confirm: false }],
  [["HEATS", "/feeds/h.ndjson"], { kind: "HEATS", path: "/feeds/h.ndjson", confirm: false }],
  [["stock", "a.csv", "confirm"], { kind: "STOCK", path: "a.csv", confirm: true }],
  [["stock", "a.csv", "--confirm"], { kind: "STOCK", path: "a.csv", confirm: true }],
])("reads %j", (words, expected) => {
  expect(importArguments(words)).toEqual(expected)
})

it.each([[[]], [["prices", "a.csv"]], [["stock"]], [["stock", "a.csv", "confrim"]]])("explains itself for %j", (words) => {
  expect(() => importArguments(words)).toThrow(/^Usage: npx medusa exec/)
})
