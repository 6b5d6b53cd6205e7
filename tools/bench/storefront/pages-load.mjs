import { lightLoad } from "../lib/light-load.mjs"
import { input } from "../lib/measure-apart.mjs"
import { percentiles } from "../lib/percentiles.mjs"

/* The load generator, in a process of its own. */

const { origin, paths, gzip, connections, seconds } = input()
const { host } = new URL(origin)
const requests = paths.map((path) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${gzip ? "Accept-Encoding: gzip\r\n" : ""}\r\n`),
)
const { latencies, failed, bytes, took } = await lightLoad({ origin, requests, connections, seconds })
process.send({ ...percentiles(latencies), perSecond: latencies.length / took, failed, megabytes: bytes / took / 2 ** 20 })
