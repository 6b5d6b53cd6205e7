import type { AttachmentView, ContactMessageView } from "@billet/backend/contract"
import { ArrowDownTray } from "@medusajs/icons"
import { Button, toast } from "@medusajs/ui"
import { fetchAttachment } from "../../../hooks/api/metal-contact"
import { count } from "../../../lib/format"
import { saveFile } from "../../../lib/save-file"

/** The files of a message, each to be saved. */
export function MessageFiles({ message }: { message: ContactMessageView }) {
  if (message.attachments.length === 0) return null
  const save = (file: AttachmentView) =>
    fetchAttachment(message.id, file)
      .then((content) => saveFile(file.fileName, content))
      .catch((error: Error) => void toast.error(error.message))
  return (
    <ul aria-label="Files" className="flex flex-col items-start gap-y-2 border-t px-6 py-4">
      {message.attachments.map((file) => (
        <li key={file.id} className="max-w-full">
          <Button size="small" variant="secondary" onClick={() => void save(file)} className="max-w-full">
            <ArrowDownTray />
            <span className="truncate">{file.fileName}</span>
            <span className="text-ui-fg-muted whitespace-nowrap">{count(Math.max(1, Math.round(file.fileSize / 1024)))} KB</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
