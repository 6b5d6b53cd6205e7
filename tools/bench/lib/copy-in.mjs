import { once } from "node:events"

const CHUNK = 256 * 1024

/**
 * Writes rows with COPY, as fast as PostgreSQL takes them. A value is a text, a number, a boolean or null.
 * @param {import("pg").Client} client
 * @param {string} target table and columns, "metal_heat (id, coid)"
 * @param {Iterable<unknown[]>} rows
 */
export async function copyIn(client, target, rows) {
  const copy = new CopyIn(`copy ${target} from stdin`)
  client.query(copy)
  const connection = await copy.ready
  let text = ""
  for (const row of rows) {
    text += `${row.map(field).join("\t")}\n`
    if (text.length < CHUNK) continue
    connection.sendCopyFromChunk(Buffer.from(text))
    text = ""
    if (connection.stream.writableNeedDrain) await once(connection.stream, "drain")
  }
  if (text) connection.sendCopyFromChunk(Buffer.from(text))
  connection.endCopyFrom()
  await copy.done
}

function field(value) {
  if (value === null || value === undefined) return "\\N"
  return String(value).replace(/[\\\t\n\r]/g, (character) => `\\${ESCAPES[character] ?? character}`)
}

const ESCAPES = { "\t": "t", "\n": "n", "\r": "r" }

/** What the pg client asks of a query: here one that answers with its connection and waits for data. */
class CopyIn {
  constructor(text) {
    this.text = text
    this.ready = new Promise((resolve, reject) => Object.assign(this, { begin: resolve, refuse: reject }))
    this.done = new Promise((resolve, reject) => Object.assign(this, { finish: resolve, fail: reject }))
    this.done.catch(() => {})
  }

  submit(connection) {
    connection.query(this.text)
  }

  handleCopyInResponse(connection) {
    this.begin(connection)
  }

  handleCommandComplete() {}

  handleReadyForQuery() {
    this.finish()
  }

  handleError(error) {
    this.refuse(error)
    this.fail(error)
  }
}
