import autocannon from "autocannon"
import { input } from "../lib/measure-apart.mjs"
import { drawBodies } from "./bodies.mjs"

/* The load generator, in a process of its own: a fixed rate whatever the answers take, and latency counted from when a
 * request was due. Without a rate, connections that wait for their answers. */

const { origin, token, rate, seconds, connections, bodies, gzip, seed } = input()
const headers = {
  "content-type": "application/json",
  ...(token ? { authorization: token } : {}),
  ...(gzip ? { "accept-encoding": "gzip" } : {}),
}
const requests = drawBodies(bodies, { seed }).map((body) => ({
  method: "POST",
  path: "/api/catalog-search",
  headers,
  body: JSON.stringify(body),
}))
const result = await autocannon({ url: origin, connections, duration: seconds, requests, ...(rate ? { overallRate: rate } : {}) })
const { latency, requests: made, throughput } = result
process.send({
  perSecond: made.total / result.duration,
  p50: latency.p50,
  p90: latency.p90,
  p99: latency.p99,
  max: latency.max,
  failed: result.non2xx + result.errors + result.timeouts,
  megabytes: throughput.average / 2 ** 20,
  count: made.total,
})
