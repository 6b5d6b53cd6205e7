import { memoryStorage } from "@/lib/testing/memory-storage"
import { blankRow } from "./draft"
import { keepRows, openingRows, readKeptRows } from "./kept-rows"

const blank = [0, 1, 2, 3, 4].map(blankRow)

test("rows come back as they were typed, each in its place", () => {
  const storage = memoryStorage()
  const typed = { ...blankRow(7), code: "718 RB 00500 SA", amount: "12,5", unit: "lb", pieces: "2" }
  const wrong = { ...blankRow(9), code: "??", problems: [{ field: "code" as const, reason: "no" }], suggestions: ["718"] }
  keepRows(() => storage, "dana", [blankRow(0), typed, wrong])
  const expected = [blankRow(0), { ...typed, id: 1 }, { ...blankRow(2), code: "??" }, blankRow(3), blankRow(4)]
  expect(openingRows(readKeptRows(() => storage), "dana")).toEqual(expected)
})

test("blank rows are not kept, and take away what was", () => {
  const storage = memoryStorage()
  keepRows(() => storage, "dana", [{ ...blankRow(0), code: "718" }])
  keepRows(() => storage, "dana", blank)
  expect(readKeptRows(() => storage)).toBeNull()
})

test.each([null, "", "no JSON", "null", "{}", '{"owner":null,"rows":{}}', '{"owner":null,"rows":[1,[],[1,2,3,4]]}'])("what cannot be read opens blank rows: %s", (kept) => {
  expect(openingRows(kept, null)).toEqual(blank)
})

test.each([
  ["a visitor", null, "dana", "718"],
  ["a buyer, and the same reads", "dana", "dana", "718"],
  ["a buyer, and another reads", "dana", "lee", ""],
  ["a buyer, and a visitor reads", "dana", null, ""],
])("of what was typed by %s comes back what is theirs", (_, owner, reader, code) => {
  const storage = memoryStorage()
  keepRows(() => storage, owner, [{ ...blankRow(0), code: "718" }])
  expect(openingRows(readKeptRows(() => storage), reader)[0]?.code).toBe(code)
})

test("no more rows come back than an order takes", () => {
  const rows = Array.from({ length: 600 }, () => ["718", "1", "in", "1"])
  expect(openingRows(JSON.stringify({ owner: null, rows }), null)).toHaveLength(500)
})

test("a browser without storage keeps nothing, and says nothing", () => {
  const forbidden = () => {
    throw new Error("The operation is insecure.")
  }
  expect(readKeptRows(forbidden)).toBeNull()
  expect(() => keepRows(forbidden, null, [{ ...blankRow(0), code: "718" }])).not.toThrow()
})
