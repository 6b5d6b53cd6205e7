import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS, attachmentKindOf } from "@billet/backend/contract"

/** The drawings and papers chosen at checkout; a field that was left empty gives none. */
export const chosenFiles = (form: FormData): File[] =>
  form.getAll("attachments").filter((one): one is File => one instanceof File && one.size > 0)

/** Why these files cannot go with an order that is placed now; null when they can. Their content is looked at as they come. */
export function filesProblemOf(files: Pick<File, "name" | "size">[]): string | null {
  if (files.length > MAX_ATTACHMENTS) return `Attach at most ${MAX_ATTACHMENTS} files`
  if (files.some(({ name }) => attachmentKindOf(name) === null)) return "Attach pdf, png, jpg, csv, xlsx, docx, dxf or step files"
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_ATTACHMENT_BYTES) return "Files may be up to 10 MB together"
  return null
}
