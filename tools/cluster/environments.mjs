import { OPTIONS, VARIABLES } from "./topology.mjs"

/** What any process needs of its surroundings, whatever its part. */
const SURROUNDINGS = ["PATH", "HOME", "LANG", "TZ", "TMPDIR"]

/**
 * The environment of one service: the variables the topology names for it, what it may be given besides, and nothing a
 * container would not have. Throws when a named one has no value: docker-compose.yml would not have it either.
 */
export function environmentOf(service, port, values, variables = process.env) {
  const named = Object.fromEntries(VARIABLES[service].map((name) => [name, valueOf(service, name, values)]))
  const given = [...SURROUNDINGS, ...OPTIONS[service]].filter((name) => variables[name])
  return {
    ...Object.fromEntries(given.map((name) => [name, variables[name]])),
    ...named,
    NODE_ENV: "production",
    MEDUSA_DISABLE_TELEMETRY: "true",
    NEXT_TELEMETRY_DISABLED: "1",
    PORT: String(port),
  }
}

function valueOf(service, name, values) {
  if (values[name] === undefined) throw new Error(`${service} has no ${name}`)
  return values[name]
}
