import { execFileSync } from "node:child_process"
import { mkdirSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { SERVER } from "../../lib/places.mjs"
import { call } from "../lib/http.mjs"
import { pause } from "./load.mjs"

const DESK = { email: "desk@billet.example", password: "desk-of-billet-2026" }
const FOLDER = join(SERVER, "static")
const SIZE_MB = 96
const UPLOAD_BYTES = 1_000_000

/** Puts a small disk where uploads go, fills it while pictures are sent, and empties it again. */
export async function fillUploads(cluster) {
  const api = cluster.addresses.server
  const { token } = await call(api, "POST", "/auth/user/emailpass", { body: DESK })
  mkdirSync(FOLDER, { recursive: true })
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE_MB}m`, "billet-uploads", FOLDER])
  try {
    const before = await upload(api, token)
    writeFileSync(join(FOLDER, "filling"), Buffer.alloc(free() - UPLOAD_BYTES / 2))
    const known = readdirSync(FOLDER).length
    const full = []
    for (let one = 0; one < 10; one++) {
      full.push(await upload(api, token))
      await pause(1000)
    }
    const left = readdirSync(FOLDER).length - known
    rmSync(join(FOLDER, "filling"))
    const after = await upload(api, token)
    const whole = readdirSync(FOLDER).every((name) => statSync(join(FOLDER, name)).size === UPLOAD_BYTES)
    return `uploads answered ${before} before, ${[...new Set(full)].join(" and ")} while full, ${after} after; ${left} files left by those refused, ${whole ? "no" : "a"} half file`
  } finally {
    execFileSync("umount", ["-l", FOLDER])
  }
}

function free() {
  const { bavail, bsize } = statfsSync(FOLDER)
  return bavail * bsize
}

/** Sends a picture as the admin's pages do; answers the status. */
async function upload(api, token) {
  const picture = Buffer.alloc(UPLOAD_BYTES)
  Buffer.from("89504e470d0a1a0a0000000d49484452", "hex").copy(picture)
  const [boundary, line] = ["billet-picture", "\r\n"]
  const head = `--${boundary}${line}content-disposition: form-data; name="files"; filename="picture.png"${line}content-type: image/png${line}${line}`
  const answer = await fetch(new URL("/admin/uploads", api), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`${line}--${boundary}--${line}`)]),
  })
  await answer.arrayBuffer()
  return answer.status
}
