import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT, STOREFRONT } from "../../lib/places.mjs"

const FOLDER = join(ROOT, "node_modules/.cache/billet/hello-next")
const NEXT = join(FOLDER, "node_modules/next/dist/bin/next")
const LAYOUT = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}`
const PAGE = `export const dynamic = "force-dynamic"
export default function Page() {
  return <p>Hello</p>
}`

/** The smallest application of the storefront's own Next.js, built and started: what any page of Next.js costs. */
export async function startHello({ port, logs, children, progress }) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(join(FOLDER, "app"), { recursive: true })
  writeFileSync(join(FOLDER, "app/layout.jsx"), LAYOUT)
  writeFileSync(join(FOLDER, "app/page.jsx"), PAGE)
  writeFileSync(join(FOLDER, "package.json"), '{ "private": true }')
  writeFileSync(join(FOLDER, "next.config.mjs"), `export default { turbopack: { root: ${JSON.stringify(FOLDER)} } }`)
  const env = { ...process.env, NODE_ENV: "production" }
  const title = "A hello world of Next.js"
  await progress.step(title, async () => {
    // Hard links: the bundler follows no link out of its root.
    await children.run({
      title,
      command: "cp",
      args: ["-al", join(STOREFRONT, "node_modules"), FOLDER],
      env,
      log: join(logs, "hello.log"),
    })
    await children.run({
      title,
      command: process.execPath,
      args: [NEXT, "build"],
      cwd: FOLDER,
      env,
      log: join(logs, "hello.log"),
    })
  })
  const args = [NEXT, "start", "-p", String(port)]
  const started = children.start({ title, command: process.execPath, args, cwd: FOLDER, env, log: join(logs, "hello.log") })
  return { origin: `http://localhost:${port}`, started }
}
