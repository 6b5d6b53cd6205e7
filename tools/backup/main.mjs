import { runTool } from "../lib/run.mjs"
import { installMissing } from "../lib/install.mjs"
import { join } from "node:path"
import { makeBackup } from "./backup.mjs"
import { listBackups, logFolder, sizeOf } from "./backups.mjs"
import { BACKUP_HELP, backupOptions, RESTORE_HELP, restoreOptions } from "./options.mjs"
import { restore } from "./restore.mjs"

/** @param {"backup" | "restore"} verb */
export async function main(verb, argv) {
  await runTool((run) => VERBS[verb](argv, run), 130)
}

const VERBS = { backup, restore: bringBack }

async function backup(argv, run) {
  const options = backupOptions(argv)
  if (options.help) {
    run.progress.say(BACKUP_HELP)
    return 0
  }
  await installMissing({ ...run, logs: join(options.home, "logs") })
  const { folder, finished } = await makeBackup({ ...options, ...run })
  const log = logFolder(options.backups)
  run.progress.say(`Backed up: ${folder} (${megabytes(sizeOf(folder))}). Every moment from ${finished} on can be restored.`)
  run.progress.say(
    `Backups: ${listBackups(options.backups).length}. The log since is kept in ${log} (${megabytes(sizeOf(log))}).`,
  )
  return 0
}

async function bringBack(argv, run) {
  const options = restoreOptions(argv)
  if (options.help) {
    run.progress.say(RESTORE_HELP)
    return 0
  }
  await installMissing({ ...run, logs: join(options.home, "logs") })
  const { folder, kept, reached, backup: name } = await restore({ ...options, ...run })
  const moment = options.to === "latest" ? "the end of the log" : options.to.toISOString()
  run.progress.say(`Restored to ${moment} from the backup ${name}: ${folder}`)
  if (reached) run.progress.say(`The last change in it was made at ${reached}.`)
  if (kept) run.progress.say(`What was there before is kept in ${kept}. Make a new backup when the shop runs: npm run backup`)
  return 0
}

const megabytes = (bytes) => `${Math.ceil(bytes / 2 ** 20)} MB`
