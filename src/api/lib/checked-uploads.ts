import { statfs } from "node:fs/promises"
import { join } from "node:path"
import {
  ATTACHMENT_TYPES,
  attachmentKindOf,
  attachmentProblem,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
  PLAIN_FILE_NAME,
} from "@billet/backend/contract"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { HttpProblem } from "./http-problem"

type Uploaded = { originalname: string; mimetype: string; buffer: Buffer }

/** The files themselves and the lines around them. */
const MAX_BODY_BYTES = MAX_ATTACHMENT_BYTES + 64 * 1024

const TOO_LARGE = "Files may be up to 10 MB together"

/** Medusa keeps every upload in memory before anything is asked: one that is too large, or does not say, is not read. */
export function sizedUpload(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const length = Number(req.get("content-length"))
  if (length <= MAX_BODY_BYTES) return next()
  req.resume()
  const says = Number.isFinite(length)
  next(says ? new HttpProblem(413, "too_large", TOO_LARGE) : NO_LENGTH)
}
/** What uploads leave free for everything else that is written to their disk. */
const KEPT_FREE_BYTES = 64 * 1024 * 1024

/** Refuses what would fill the disk before any of it is written: half a file is never kept. */
export async function roomForUpload(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  // Where Medusa keeps uploads, a disk of its own perhaps; before the first one there is no such folder.
  const disk = await statfs(UPLOADS).catch(() => statfs(process.cwd()))
  if (disk.bavail * disk.bsize >= Number(req.get("content-length")) + KEPT_FREE_BYTES) return next()
  req.resume()
  next(new HttpProblem(507, "insufficient_storage", "There is no room left for files. Tell whoever runs the shop"))
}
const UPLOADS = join(process.cwd(), "static")

const NO_LENGTH = new HttpProblem(411, "length_required", "Say how long the body is")

function problemOf(file: Uploaded): string | null {
  if (!PLAIN_FILE_NAME.test(file.originalname)) return "A file needs a plain name"
  return attachmentProblem(file.originalname, file.buffer)
}

/** Medusa's import of products reads one table. */
const tableProblem = ({ originalname }: Uploaded) =>
  attachmentKindOf(originalname) === "csv" ? null : "Products come as a csv file"

/** Stands between what reads an upload of Medusa's and its route: files must be what their names say, and run nothing. */
export function checkedUploads(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { files = [], file } = req as { files?: Uploaded[]; file?: Uploaded }
  const all = file ? [file] : files
  const problems = all.flatMap((one, index) => {
    const reason = (file ? tableProblem(one) : null) ?? problemOf(one)
    return reason ? [{ field: `files.${index}`, reason }] : []
  })
  if (all.reduce((sum, { buffer }) => sum + buffer.length, 0) > MAX_ATTACHMENT_BYTES) {
    problems.push({ field: "files", reason: TOO_LARGE })
  }
  if (all.length > MAX_ATTACHMENTS) problems.push({ field: "files", reason: `Send at most ${MAX_ATTACHMENTS} files` })
  for (const one of all) one.mimetype = ATTACHMENT_TYPES[attachmentKindOf(one.originalname) ?? "csv"]
  next(problems[0] ? new HttpProblem(400, "invalid_data", problems[0].reason, problems) : undefined)
}
