import { lightLoad } from "../lib/light-load.mjs"
import { input } from "../lib/measure-apart.mjs"
import { percentiles } from "../lib/percentiles.mjs"
import { drawBodies } from "./bodies.mjs"

/* The load generator, in a process of its own. */

const { origin, token, rate, seconds, connections, bodies, gzip, seed } = input()
const { host } = new URL(origin)
const requests = drawBodies(bodies, { seed }).map(toRequest)
const { latencies, failed, bytes, took } = await lightLoad({ origin, requests, connections, seconds, rate })
process.send({ ...percentiles(latencies), perSecond: latencies.length / took, failed, megabytes: bytes / took / 2 ** 20 })

function toRequest(body) {
  const json = Buffer.from(JSON.stringify(body))
  const head = [
    "POST /api/catalog-search HTTP/1.1",
    `Host: ${host}`,
    "Content-Type: application/json",
    `Content-Length: ${json.length}`,
    ...(token ? [`Authorization: ${token}`] : []),
    ...(gzip ? ["Accept-Encoding: gzip"] : []),
  ]
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), json])
}
