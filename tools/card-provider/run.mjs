import { parseArgs } from "node:util"
import { startCardProvider } from "./server.mjs"

const HELP = `A card provider to try the shop out with. It charges nobody.

  node tools/card-provider/run.mjs [--port 12111] [--webhook-url http://localhost:9000/hooks/stripe]

Start the shop with what it prints.`

const { values } = parseArgs({
  options: { port: { type: "string", default: "12111" }, "webhook-url": { type: "string" }, help: { type: "boolean" } },
})
if (values.help) console.log(HELP)
else {
  const keys = { secretKey: "sk_test_trying_out", webhookSecret: "whsec_trying_out" }
  const provider = await startCardProvider({ port: Number(values.port), webhookUrl: values["webhook-url"], ...keys })
  console.log(`STRIPE_SECRET_KEY=${keys.secretKey} STRIPE_WEBHOOK_SECRET=${keys.webhookSecret} STRIPE_API_BASE=${provider.url}`)
}
