import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"

export type DemoPerson = { role: string; email: string; password: string }

/** The people who can sign in to the demo shop, as noted when its data was loaded. */
export function demoPeople(): DemoPerson[] {
  const home = process.env.BILLET_HOME ?? resolve(__dirname, "../../../.billet")
  return JSON.parse(readFileSync(join(home, "demo.json"), "utf8")) as DemoPerson[]
}

/** The first demo person whose role begins with these words, in any case. Throws when there is none. */
export function demoPerson(role: string): DemoPerson {
  const people = demoPeople()
  const person = people.find((candidate) => candidate.role.toLowerCase().startsWith(role.toLowerCase()))
  if (!person) {
    throw new Error(`No demo person is a "${role}"; there are: ${people.map((candidate) => candidate.role).join(", ")}`)
  }
  return person
}
