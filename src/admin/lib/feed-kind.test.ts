import { guessFeedKind } from "./feed-kind"

it.each([
  ["stock.csv", "productCode,productName\n718,stockItemId", "STOCK"],
  ["heats with semicolons and CRLF", "\uFEFFstockItemId;productCode\r\nS1;718", "HEATS"],
  ["heats as NDJSON", '{"stockItemId":"S1"}', "HEATS"],
  ["stock as NDJSON", '{"productCode":"718"}\n{}', "STOCK"],
  ["an empty file", "", "STOCK"],
])("knows %s by its first line", (_, content, kind) => {
  expect(guessFeedKind(content)).toBe(kind)
})
