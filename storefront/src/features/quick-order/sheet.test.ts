import { delimiterOf, rowsOfFile } from "./sheet"

// The same parser, in the form Jest reads.
jest.mock("csv-parse/browser/esm/sync", () => jest.requireActual<object>("csv-parse/sync"))

const BAR = { code: "718 RB 00500 SA", amount: "12,5", unit: "in", pieces: "2" }
const file = (name: string, content: string) => new File([content], name)

test.each([
  ["list.csv", "code;amount;unit;pieces\r\n718 RB 00500 SA;12,5;in;2\r\n"],
  ["LIST.TXT", "718 RB 00500 SA\t12,5\tin\t2\n"],
  ["list.tsv", "718 RB 00500 SA\t12,5\tin\t2"],
])("the rows of a file are read: %s", async (name, content) => {
  expect(await rowsOfFile(file(name, content))).toEqual([BAR])
})

test.each([
  ["bad.pdf", "%PDF-1.4 junk"],
  ["list.csv", "%PDF-1.4 junk"],
  ["list.csv", "\n%PDF-1.4 junk"],
  ["list.txt", "718 RB\u0000 00500 SA;12;in;2"],
  ["list.csv", "PK\u0003\u0004"],
  ["list.xls", "718 RB 00500 SA;12;in;2"],
  ["list.csv.exe", "718 RB 00500 SA;12;in;2"],
  ["csv", "718 RB 00500 SA;12;in;2"],
])("a file that is no list gives no rows: %s, %j", async (name, content) => {
  expect(await rowsOfFile(file(name, content))).toEqual([])
})

test.each([
  ["a\tb;c,d", "\t"],
  ["a;1,5", ";"],
  ["a,b", ","],
])("the cells of %j are parted by %j", (text, mark) => expect(delimiterOf(text)).toBe(mark))
