import { parseArgs } from "node:util"
import { startSignInProvider } from "./server.mjs"

const HELP = `A provider of sign-ins to try the shop out with, by OpenID Connect and as GitHub does it. It lets in whoever says who they are.

  node tools/sign-in-provider/run.mjs [--port 12112]

Start the shop with what it prints.`

const { values } = parseArgs({ options: { port: { type: "string", default: "12112" }, help: { type: "boolean" } } })
if (values.help) console.log(HELP)
else {
  const { settings } = await startSignInProvider({ port: Number(values.port) })
  console.log(
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join(" "),
  )
}
