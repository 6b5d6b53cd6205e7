import { offsetOf } from "./paging"

it.each([
  ["", undefined, 0],
  ["offset=40", undefined, 40],
  ["offset=40&r_offset=20", "r", 20],
  ["offset=-20", undefined, 0],
  ["offset=1.5", undefined, 0],
  ["offset=x", undefined, 0],
])("reads %j with prefix %j as %d", (query, prefix, expected) => {
  expect(offsetOf(new URLSearchParams(query), prefix)).toBe(expected)
})
