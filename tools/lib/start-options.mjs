import { parseArgs } from "node:util"
import { parsePort } from "./ports.mjs"
import { Problem } from "./problem.mjs"

export const HELP = `Starts the whole shop: database, server, admin and storefront. Ctrl-C stops everything.

  npm start                              what is built, as in production
  npm run dev                            reloads on every change of the source
  npm start -- --port 9100               with options

  --port <port>              server and admin        (or PORT;            default 9000)
  --storefront-port <port>   storefront              (or STOREFRONT_PORT; default 8000)
  --db-port <port>           embedded PostgreSQL     (or DB_PORT;         default 55432)
  --dev                      reload on changes
  --help                     this text

Environment: DATABASE_URL uses a PostgreSQL of yours instead of the embedded one; BILLET_HOME is the folder for data,
secrets and logs (default .billet); STOCK_FEED and HEATS_FEED, each a path or an http(s) address, are imported every night.
A file .env in this folder is read first.`

/**
 * What this start was asked for; the command line wins over the environment.
 * @returns {{ help: boolean, dev: boolean, serverPort: number, storefrontPort: number, databasePort: number,
 *   databaseUrl?: string }}
 */
export function startOptions(argv, variables) {
  const given = parse(argv)
  const port = (option, variable, fallback) =>
    given[option] === undefined
      ? parsePort(variables[variable] || fallback, variable)
      : parsePort(given[option], `--${option}`)
  return {
    help: given.help ?? false,
    dev: given.dev ?? false,
    serverPort: port("port", "PORT", "9000"),
    storefrontPort: port("storefront-port", "STOREFRONT_PORT", "8000"),
    databasePort: port("db-port", "DB_PORT", "55432"),
    databaseUrl: variables.DATABASE_URL || undefined,
  }
}

function parse(argv) {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        port: { type: "string" },
        "storefront-port": { type: "string" },
        "db-port": { type: "string" },
        dev: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    })
    return values
  } catch (error) {
    throw new Problem(`${error.message}\nSee: npm start -- --help`)
  }
}
