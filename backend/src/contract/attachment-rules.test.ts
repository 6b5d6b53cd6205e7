import { attachmentKindOf, attachmentProblem, MAX_ATTACHMENT_BYTES } from "./attachment-rules"

const text = (content: string) => new TextEncoder().encode(content)
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
const zip = (entry: string) => text(`PK\u0003\u0004${entry}.xml`)

describe("an attachment whose content is what its name says", () => {
  it.each([
    ["drawing.pdf", text("%PDF-1.7 ...")],
    ["photo.PNG", PNG],
    ["photo.jpeg", new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ["list.csv", text("code;amount\r\n718 RB 04500 SA120;24\n")],
    ["list.xlsx", zip("xl/workbook")],
    ["letter.docx", zip("word/document")],
    ["part.dxf", text("  0\nSECTION\n  2\nHEADER\n")],
    ["part.stp", text("ISO-10303-21;\nHEADER;")],
  ])("is taken: %s", (name, bytes) => {
    expect(attachmentProblem(name, bytes)).toBeNull()
  })
})

describe("an attachment", () => {
  it.each([
    ["program.exe", text("MZ"), "Attach pdf, png, jpg, csv, xlsx, docx, dxf or step files"],
    ["noending", text("x"), "Attach pdf, png, jpg, csv, xlsx, docx, dxf or step files"],
    ["toString", text("x"), "Attach pdf, png, jpg, csv, xlsx, docx, dxf or step files"],
    ["a.pdf", new Uint8Array(), "The file is empty"],
    ["a.csv", new Uint8Array(MAX_ATTACHMENT_BYTES + 1).fill(0x41), "A file may be up to 10 MB"],
    ["a.pdf", text("<script>"), "The file is not what its name says (.pdf)"],
    ["a.csv", PNG, "The file is not what its name says (.csv)"],
    ["a.xlsx", zip("word/document"), "The file is not what its name says (.xlsx)"],
    ["a.dxf", text("hello"), "The file is not what its name says (.dxf)"],
    ["a.png", text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), "The file is not what its name says (.png)"],
    ["a.svg", text("<svg/>"), "Attach pdf, png, jpg, csv, xlsx, docx, dxf or step files"],
    ["a.zip", zip("xl/workbook"), "Attach pdf, png, jpg, csv, xlsx, docx, dxf or step files"],
    ["a.xlsx", zip("xl/workbook.xml xl/vbaProject.bin"), "The file holds a program: save it without macros or scripts"],
    ["a.docx", zip("word/document.xml word/vbaProject.bin"), "The file holds a program: save it without macros or scripts"],
    ["a.pdf", text("%PDF-1.7 /S /JavaScript /JS (app.alert(1))"), "The file holds a program: save it without macros or scripts"],
    ["a.pdf", text("%PDF-1.7 /S /Launch /F (cmd.exe)"), "The file holds a program: save it without macros or scripts"],
  ])("named %s is refused with a reason", (name, bytes, reason) => {
    expect(attachmentProblem(name, bytes)).toBe(reason)
  })

  it("is known by its ending in any case, under both spellings", () => {
    expect(attachmentKindOf("A.JPG")).toBe("jpg")
    expect(attachmentKindOf("a.step")).toBe("step")
    expect(attachmentKindOf("a.pdf.exe")).toBeNull()
  })
})
