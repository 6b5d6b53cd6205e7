import { parseArgs } from "node:util"
import { fuzz } from "./fuzz.mjs"

const HELP = `npm run fuzz -- [options]: random requests of the OpenAPI document against a running server
  --url      the server (http://localhost:9000)
  --count    how many requests (50000)
  --seed     the same seed sends the same requests (718)
  --at-once  how many at a time (8)
  --staff    e-mail:password of staff
  --buyer    e-mail:password of a buyer
  --key      the storefront's publishable key`

const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:9000" },
    count: { type: "string", default: "50000" },
    seed: { type: "string", default: "718" },
    "at-once": { type: "string", default: "8" },
    staff: { type: "string" },
    buyer: { type: "string" },
    key: { type: "string", default: "" },
    help: { type: "boolean", default: false },
  },
})

if (values.help) console.log(HELP)
else {
  const problems = await fuzz({
    ...values,
    count: Number(values.count),
    seed: Number(values.seed),
    atOnce: Number(values["at-once"]),
  })
  process.exitCode = problems ? 1 : 0
}
