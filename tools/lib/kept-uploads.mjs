import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"

/**
 * Runs a build that makes the server's folder anew and keeps what staff uploaded into it, also what a build that was
 * interrupted had set aside.
 * @param {string} server
 * @param {() => Promise<void>} build
 */
export async function keepingUploads(server, build) {
  const uploads = join(server, "static")
  const aside = `${server}-uploads`
  // Both: an interrupted build, and a server started by hand since.
  if (existsSync(uploads) && existsSync(aside)) cpSync(uploads, aside, { recursive: true })
  else if (existsSync(uploads)) renameSync(uploads, aside)
  try {
    await build()
  } finally {
    if (existsSync(aside)) putBack(aside, uploads, server)
  }
}

function putBack(aside, uploads, server) {
  mkdirSync(server, { recursive: true })
  rmSync(uploads, { recursive: true, force: true })
  renameSync(aside, uploads)
}
