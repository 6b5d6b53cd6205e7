import { isLeftEmpty } from "./use-wanted"

test.each([
  ["nothing typed", "", true],
  ["only spaces", "  ", true],
  ["a text", "Bars", false],
  ["no file chosen", new File([], ""), true],
  ["a file", new File(["x"], "drawing.pdf"), false],
  ["a field that is not there", null, false],
])("%s", (_, field, expected) => expect(isLeftEmpty(field)).toBe(expected))
