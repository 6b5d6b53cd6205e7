import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { WrittenMail } from "./write-mail"

/** A mail that was kept instead of sent. */
export type OutboxMail = WrittenMail & { id: string; to: string; sentAt: string }

const NEWEST = 200

/** Keeps a mail as a file, its name sorting by time. */
export async function keepInOutbox(folder: string, mail: OutboxMail): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${mail.sentAt.replace(/[:.]/g, "-")}-${mail.id}.json`), JSON.stringify(mail, null, 2))
}

/** The newest mails of an outbox, newest first. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .reverse()
    .slice(0, NEWEST)
  return await Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as OutboxMail))
}
