import { readdirSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect } from "@playwright/test"

const folder = () => join(process.env.BILLET_HOME ?? resolve(__dirname, "../../../.billet"), "outbox")

/** The link in the newest mail to an address that was kept instead of sent, once there is one. */
export async function mailedLink(email: string, part: string): Promise<string> {
  let link = ""
  await expect
    .poll(() => {
      const newest = readdirSync(folder())
        .filter((name) => name.includes(`_${email}-`))
        .sort()
        .at(-1)
      const page = newest ? readFileSync(join(folder(), newest), "utf8") : ""
      link = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href).find((href) => href.includes(part)) ?? ""
      return link
    })
    .not.toBe("")
  return link.replaceAll("&amp;", "&")
}
