import { Problem } from "./problem.mjs"
import { withDatabase } from "./sql.mjs"

const NO_SUCH_DATABASE = "3D000"
const NO_SUCH_TABLE = "42P01"
const DUPLICATE_DATABASE = "42P04"

/** Makes sure the database of the address is there and lets us in; makes it when only the database is missing. */
export async function ensureDatabase(url) {
  try {
    await withDatabase(url, () => undefined)
  } catch (error) {
    if (error.code !== NO_SUCH_DATABASE) {
      throw unreachable(url, error)
    }
    await createDatabase(url)
  }
}

/** A fact noted in the database itself, so that it is true of this database whatever the files say. */
export async function readSetting(url, key) {
  return withDatabase(url, async (client) => {
    try {
      const { rows } = await client.query("select value from metal_setting where key = $1", [key])
      return rows[0]?.value
    } catch (error) {
      if (error.code === NO_SUCH_TABLE) {
        return undefined
      }
      throw error
    }
  })
}

export async function writeSetting(url, key, value) {
  await withDatabase(url, (client) =>
    client.query(
      "insert into metal_setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
      [key, JSON.stringify(value)],
    ),
  )
}

/** The key with which the storefront names its sales channel; undefined before Medusa has made one. */
export async function readPublishableKey(url) {
  const { rows } = await withDatabase(url, (client) =>
    client.query(
      `select token from api_key
       where type = 'publishable' and deleted_at is null and (revoked_at is null or revoked_at > now())
       order by created_at limit 1`,
    ),
  )
  return rows[0]?.token
}

async function createDatabase(url) {
  const name = databaseName(url)
  const maintenance = new URL(url)
  maintenance.pathname = "/postgres"
  try {
    await withDatabase(maintenance.href, (client) => client.query(`create database ${client.escapeIdentifier(name)}`))
  } catch (error) {
    if (error.code !== DUPLICATE_DATABASE) {
      throw new Problem(`There is no database "${name}", and it cannot be made: ${error.message}`)
    }
  }
}

function unreachable(url, error) {
  const { host, pathname } = new URL(url)
  const reason = error.message || error.code || "no answer"
  return new Problem(`The database at ${host}${pathname} cannot be used: ${reason}`)
}

function databaseName(url) {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}
