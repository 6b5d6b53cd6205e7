import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { homeFolder, SERVER } from "../lib/places.mjs"
import { Problem } from "../lib/problem.mjs"

const FOLDERS = `  --cluster              the database of npm run cluster instead of npm start's
  --backups <folder>     where backups are kept (default: the folder backups beside the database)`

export const BACKUP_HELP = `Copies the database and the uploads, while the shop runs or not, and has PostgreSQL's log kept from then on: afterwards
every moment can be restored (npm run restore). Both lie in one folder, which belongs on another disk.

  npm run backup

${FOLDERS}
  --keep <number>        keep only so many of the newest backups, and the log since the oldest of them
  --help                 this text`

export const RESTORE_HELP = `Brings the database and the uploads back to a moment after the first backup. The shop must be
stopped, unless --into is given.

  npm run restore -- --to 2026-11-22T14:30:00Z --replace
  npm run restore -- --to latest --replace
  npm run restore -- --to "2026-11-22 14:30 +00:00" --into /tmp/look

  --to <time>            the moment, with its time zone, or: latest
  --replace              take the place of the shop's database, which is set aside
  --into <folder>        restore into this new folder; the shop is left alone
${FOLDERS}
  --help                 this text`

const COMMON = { cluster: { type: "boolean" }, backups: { type: "string" }, help: { type: "boolean", short: "h" } }

/** @returns {{ help: boolean, home: string, uploads: string, backups: string, keep?: number }} */
export function backupOptions(argv) {
  const values = parsed(argv, { ...COMMON, keep: { type: "string" } }, "backup")
  return { ...folders(values), keep: values.keep === undefined ? undefined : count(values.keep) }
}

/**
 * @returns {{ help: boolean, home: string, uploads: string, backups: string, to?: Date | "latest", into?: string,
 *   replace: boolean }}
 */
export function restoreOptions(argv) {
  const own = { to: { type: "string" }, into: { type: "string" }, replace: { type: "boolean" } }
  const values = parsed(argv, { ...COMMON, ...own }, "restore")
  const into = values.into === undefined ? undefined : resolve(values.into)
  if (into && values.replace)
    throw new Problem("--into and --replace exclude each other: beside the shop's database, or in its place.")
  return { ...folders(values), into, replace: values.replace ?? false, to: values.help ? undefined : moment(values.to) }
}

function folders({ cluster, backups, help }) {
  const home = cluster ? join(homeFolder(), "cluster") : homeFolder()
  // What staff upload lies with the built server.
  const uploads = join(SERVER, "static")
  return { help: help ?? false, home, uploads, backups: backups ? resolve(backups) : join(home, "backups") }
}

function count(text) {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Problem(`--keep must be a number from 1 to 9999, not "${text}".`)
  return Number(text)
}

function moment(text) {
  if (text === undefined) throw new Problem("Say which moment: npm run restore -- --to <time>, or --to latest")
  if (text === "latest") return text
  const time = new Date(text)
  if (Number.isNaN(time.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    throw new Problem(`--to must be a time with its time zone, such as 2026-11-22T14:30:00Z, or latest; not "${text}".`)
  }
  if (time > new Date()) throw new Problem(`--to ${text} is still to come.`)
  return time
}

function parsed(argv, options, name) {
  try {
    return parseArgs({ args: argv, options }).values
  } catch (error) {
    throw new Problem(`${error.message}\nSee: npm run ${name} -- --help`)
  }
}
