import { mkdir, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { escapeHtml } from "./escape-html"
import type { WrittenMail } from "./write-mail"

/** A mail that was kept instead of sent. */
export type OutboxMail = WrittenMail & { id: string; to: string; sentAt: string; attachments?: MailFile[] }
export type MailFile = { filename: string; content: Buffer }

const NEWEST = 200

/** What a file is called: its name sorts by time and says to whom and what. */
function nameOf({ sentAt, to, subject, id }: OutboxMail): string {
  const words = `${to} ${subject}`.toLowerCase().replace(/[^a-z0-9@.]+/g, "-")
  return `${sentAt.replace(/[:.]/g, "-")}_${words.slice(0, 100)}_${id.slice(0, 8)}.html`
}

function pageOf(names: string[]): string {
  const rows = names.map((name) => `<li><a href="${escapeHtml(encodeURIComponent(name))}">${escapeHtml(name)}</a></li>`)
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title></head>` +
    `<body style="font:16px/1.6 sans-serif;margin:32px"><h1>Outbox</h1>` +
    `<p>Mails that were kept because no SMTP_URL is set, newest first.</p><ul>${rows.join("")}</ul></body></html>`
  )
}

/** Keeps a mail as a page of its own, and lists the newest on index.html, which a browser opens from the folder. */
export async function keepInOutbox(folder: string, mail: OutboxMail): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, nameOf(mail)), mail.html, { mode: 0o600 })
  for (const { filename, content } of mail.attachments ?? []) {
    await writeFile(join(folder, `${nameOf(mail)}_${filename.replace(/[^\w.-]/g, "-")}`), content, { mode: 0o600 })
  }
  const names = (await readdir(folder)).filter((name) => name.endsWith(".html") && name !== "index.html")
  await writeFile(join(folder, "index.html"), pageOf(names.sort().reverse().slice(0, NEWEST)), { mode: 0o600 })
}
