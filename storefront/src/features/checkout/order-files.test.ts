import { MAX_ATTACHMENT_BYTES } from "@billet/backend/contract"
import { filesProblemOf } from "./order-files"

const file = (name: string, size = 10) => ({ name, size })

describe("the files that go with an order", () => {
  it.each([
    ["five drawings", Array.from({ length: 5 }, (_, at) => file(`part-${at}.STEP`)), null],
    ["six", Array.from({ length: 6 }, (_, at) => file(`part-${at}.pdf`)), "Attach at most 5 files"],
    ["a program", [file("part.pdf"), file("setup.exe")], "Attach pdf, png, jpg, csv, xlsx, docx, dxf or step files"],
    ["what is as large as may be", [file("a.pdf", MAX_ATTACHMENT_BYTES - 1), file("b.pdf", 1)], null],
    ["a byte more", [file("a.pdf", MAX_ATTACHMENT_BYTES), file("b.pdf", 1)], "Files may be up to 10 MB together"],
  ])("%s", (_, files, problem) => {
    expect(filesProblemOf(files)).toBe(problem)
  })
})
