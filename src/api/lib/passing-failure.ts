/** What Node says of a connection that cannot be made or broke, and PostgreSQL of a server that starts, stops or is full. */
const AWAY = /^(E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH)|08\w{3}|57P0\d|53300|25006)$/
/** What the drivers of PostgreSQL, its pool and Redis say without a code. */
const AWAY_WORDS =
  /Connection terminated|Timeout acquiring a connection|timeout exceeded when trying to connect|Connection is closed|max retries per request|connection error and is not queryable|Transaction query already complete|the database system is/i
/** Nothing more can be written: the disk, or what a user may have of it, is full. */
const FULL = /^(ENOSPC|EDQUOT)$/

type Failure = { code?: unknown; message?: unknown; cause?: unknown; errors?: unknown }

function reasons(error: unknown): Failure[] {
  const found: Failure[] = []
  for (let one = error as Failure | null | undefined; typeof one === "object" && one && found.length < 5; ) {
    found.push(one)
    one = (one.cause ?? (Array.isArray(one.errors) ? one.errors[0] : null)) as Failure | null
  }
  return found
}

/** Whether an error only says that a part of the shop is away for a moment, so that the same request may succeed later. */
export function isAway(error: unknown): boolean {
  return reasons(error).some(({ code, message }) => AWAY.test(String(code)) || AWAY_WORDS.test(String(message)))
}

/** Whether an error says that there is no room left to store what was sent. */
export function isFull(error: unknown): boolean {
  return reasons(error).some(({ code, message }) => FULL.test(String(code)) || /\b(ENOSPC|EDQUOT)\b/.test(String(message)))
}
