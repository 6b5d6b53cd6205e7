import { circumstances } from "../lib/circumstances.mjs"
import { markdownTable } from "../lib/markdown.mjs"
import { fine } from "../lib/percentiles.mjs"
import { costsOf } from "./costs.mjs"

const PARTS = ["servers", "worker", "PostgreSQL", "Redis", "load"]

/** The section of RESULTS.md. */
export function report({ kinds, mixes, pages, buyers, seconds }) {
  const costs = costsOf({ kinds, pages })
  return [
    circumstances("load"),
    `${buyers} signed-in buyers over 1,000,000 generated items: of 20 operations 16 look (half searches with all lists of choices; own prices of 25 items, one item, the finder's choices), 3 fill a cart, 1 orders it (freight, then the order). Server processes in Medusa's server mode, a worker, Redis and PostgreSQL; each load ${seconds} s, first as fast as the buyers can, then at half of that, where latency counts from when an operation was due. Load generator and all processes share the machine's cores; "cores used" is processor time over time.`,
    ...mixes.map(oneMix).flatMap(({ title, table }) => [title, table]),
    where(mixes),
    markdownTable(
      ["processor time of one, ms", "servers", "worker", "PostgreSQL", "storefront"],
      [
        ["look", costs.browse],
        ["operation on a cart", costs.cart],
        ["whole purchase (cart, two lines, freight, order)", costs.purchase],
        ["results page signed in, own prices", costs.page],
      ].map(([name, cost]) => [name, ...["servers", "worker", "PostgreSQL", "storefront"].map((part) => cost[part] ?? "")]),
    ),
    pagesLine(pages),
  ].join("\n\n")
}

function oneMix({ count, most, half, megabytes }) {
  const rows = [
    ["as fast as they can", most],
    ["at half of it", half],
  ].flatMap(([name, load]) =>
    Object.entries(load.kinds).map(([kind, { count: made, p50, p95, p99 }]) => [name, kind, made / load.took, p50, p95, p99]),
  )
  const used = PARTS.map((part) => `${part} ${(most.cpu[part] / most.took).toFixed(2)}`).join(", ")
  const title = `**${count} server process${count > 1 ? "es" : ""}**: ${fine(most.perSecond)} operations a second; cores used: ${used}; memory of the servers ${megabytes.join(", ")} MB.`
  return { title, table: markdownTable(["load", "kind", "a second", "p50 ms", "p95", "p99"], rows) }
}

/** Says which part had no more to give, from the figures. */
function where(mixes) {
  const said = mixes.map(({ count, most }) => {
    const all = PARTS.reduce((sum, part) => sum + most.cpu[part], 0) / most.took
    const perServer = most.cpu.servers / most.took / count
    return `at ${count} the machine used ${all.toFixed(2)} cores, one server process ${perServer.toFixed(2)}`
  })
  return `Where the limit is: ${said.join("; ")}. A server process runs JavaScript on one core; once the machine's cores are used up, more processes only share them.`
}

function pagesLine({ many }) {
  return `Results pages of a signed-in buyer with own prices, one storefront and one server, eight at a time: ${fine(many.perSecond)} pages a second, first byte p50 ${fine(many.firstByte.p50)} ms, p99 ${fine(many.firstByte.p99)} ms.`
}
