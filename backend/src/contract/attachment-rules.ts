/** Files a message or an order may carry, by the ending of their name (decision 34). */
export const ATTACHMENT_TYPES = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  dxf: "image/vnd.dxf",
  step: "model/step",
} as const
export type AttachmentKind = keyof typeof ATTACHMENT_TYPES

export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024
export const MAX_ATTACHMENTS = 5
/** No folder, no control character, and none that turns the direction of reading: "fdp.exe" must not be read as "exe.pdf". */
export const PLAIN_FILE_NAME = /^[^\p{Cc}/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/u
/** For a file field's `accept`. */
export const ATTACHMENT_ENDINGS = ".pdf,.png,.jpg,.jpeg,.csv,.xlsx,.docx,.dxf,.step,.stp"

const OTHER_ENDINGS: Readonly<Record<string, AttachmentKind>> = { jpeg: "jpg", stp: "step" }

/** The kind a file's name promises; null for one we do not take. */
export function attachmentKindOf(fileName: string): AttachmentKind | null {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? ""
  if (Object.hasOwn(ATTACHMENT_TYPES, ending)) return ending as AttachmentKind
  return Object.hasOwn(OTHER_ENDINGS, ending) ? (OTHER_ENDINGS[ending] ?? null) : null
}

/**
 * Why a file is refused, in words for its sender; null when its content is what its name promises and carries no program that
 * is in plain sight. Reads no more than the marks that every file of a kind carries, and for text that it is text.
 */
export function attachmentProblem(fileName: string, bytes: Uint8Array): string | null {
  const kind = attachmentKindOf(fileName)
  if (!kind) return "Attach pdf, png, jpg, csv, xlsx, docx, dxf or step files"
  if (bytes.length === 0) return "The file is empty"
  if (bytes.length > MAX_ATTACHMENT_BYTES) return "A file may be up to 10 MB"
  if (!MARKS[kind](bytes)) return `The file is not what its name says (.${kind})`
  return PROGRAMS[kind]?.some((mark) => contains(bytes, mark))
    ? "The file holds a program: save it without macros or scripts"
    : null
}

/** Where a kind's programs begin: an Office file's macros, a PDF's scripts and what it starts by itself. */
const PROGRAMS: Partial<Record<AttachmentKind, readonly string[]>> = {
  pdf: ["/JavaScript", "/Launch"],
  xlsx: ["vbaProject.bin"],
  docx: ["vbaProject.bin"],
}

const MARKS: Record<AttachmentKind, (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) => contains(bytes.subarray(0, 1024), "%PDF-"),
  png: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  csv: isText,
  xlsx: (bytes) => isZipWith(bytes, "xl/workbook"),
  docx: (bytes) => isZipWith(bytes, "word/document"),
  dxf: (bytes) => contains(bytes.subarray(0, 64), "AutoCAD Binary DXF") || (isText(bytes) && contains(bytes, "SECTION")),
  step: (bytes) => contains(bytes.subarray(0, 1024), "ISO-10303-21"),
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

function isZipWith(bytes: Uint8Array, entry: string): boolean {
  return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) && contains(bytes, entry)
}

/** No control characters but tab and line ends; a byte order mark is fine. */
function isText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d)
}

function contains(bytes: Uint8Array, text: string): boolean {
  const wanted = Array.from(text, (letter) => letter.charCodeAt(0))
  const first = wanted[0] ?? 0
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}
