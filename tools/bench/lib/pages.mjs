import { Agent, request } from "node:http"
import { input } from "./measure-apart.mjs"
import { percentiles } from "./percentiles.mjs"

/* Pages in turns, in a process of its own: the time to the first byte and to the whole page, however it is sent. */

const { origin, paths, cookie, connections, seconds } = input()
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const firstBytes = []
const wholes = []
let next = 0
const began = performance.now()
const ends = began + seconds * 1000
await Promise.all(Array.from({ length: connections }, work))
const took = (performance.now() - began) / 1000
agent.destroy()
process.send({
  perSecond: wholes.length / took,
  count: wholes.length,
  firstByte: percentiles(firstBytes),
  whole: percentiles(wholes),
})

async function work() {
  while (performance.now() < ends) await ask(paths[next++ % paths.length])
}

function ask(path) {
  const sentAt = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "gzip", ...(cookie ? { cookie } : {}) }
    const sent = request(new URL(path, origin), { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`))
      answer.once("data", () => firstBytes.push(performance.now() - sentAt))
      answer.on("data", () => undefined)
      answer.on("end", () => {
        wholes.push(performance.now() - sentAt)
        resolve()
      })
      answer.on("error", reject)
    })
    sent.on("error", reject)
    sent.end()
  })
}
