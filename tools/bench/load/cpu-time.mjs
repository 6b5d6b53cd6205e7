import { readdirSync, readFileSync } from "node:fs"

/** What Linux counts a process's time in. */
const TICKS_PER_SECOND = 100

/**
 * Seconds of processor time that each of the named processes has taken until now, with all that they started and, for
 * PostgreSQL, those of its processes that have ended.
 * @param {Record<string, number[]>} named process ids by the name of what they belong to
 */
export function cpuSeconds(named) {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(read)
    .filter(Boolean)
  const childrenOf = (id) => processes.filter(({ parent }) => parent === id)
  const byId = new Map(processes.map((one) => [one.id, one]))
  const whole = (one) => one.ticks + childrenOf(one.id).reduce((sum, child) => sum + whole(child), 0)
  const of = (ids) => ids.reduce((sum, id) => sum + (byId.has(id) ? whole(byId.get(id)) : 0), 0) / TICKS_PER_SECOND
  return Object.fromEntries(Object.entries(named).map(([name, ids]) => [name, of(ids)]))
}

/** One process; null when it has ended meanwhile. Its name, in brackets, may hold anything. */
function read(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8")
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number)
    const [parent, used] = [fields[1], fields.slice(11, 15)]
    return { id: Number(id), parent, ticks: used.reduce((sum, ticks) => sum + ticks, 0) }
  } catch {
    return null
  }
}
