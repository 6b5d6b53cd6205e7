import { DataSource, type DataSourceOptions } from "typeorm"
import type { ErpMapping } from "./mapping"
import { tablesOf } from "./tables"

/** By the scheme of its address, the kind of database; the drivers of the last two are not installed with the shop. */
export const ERP_SCHEMES = {
  postgres: "postgres",
  postgresql: "postgres",
  mysql: "mysql",
  mariadb: "mariadb",
  mssql: "mssql",
  oracle: "oracle",
} as const

type Scheme = keyof typeof ERP_SCHEMES

const CONNECT_MILLISECONDS = 10_000
const FEW_CONNECTIONS = 3

/** What only one driver understands: all ask for a connection in time, and MySQL for times in UTC. */
const EXTRA = {
  postgres: { connectionTimeoutMillis: CONNECT_MILLISECONDS, max: FEW_CONNECTIONS, statement_timeout: 120_000 },
  mysql: { connectTimeout: CONNECT_MILLISECONDS, connectionLimit: FEW_CONNECTIONS },
  mariadb: { connectTimeout: CONNECT_MILLISECONDS, connectionLimit: FEW_CONNECTIONS },
  mssql: { connectionTimeout: CONNECT_MILLISECONDS, pool: { max: FEW_CONNECTIONS } },
  oracle: { poolMax: FEW_CONNECTIONS, connectTimeout: CONNECT_MILLISECONDS / 1000 },
}

/**
 * The supplier's database, not yet connected. `url` is scheme://user:password@host:port/database, for Oracle the database
 * is the service; `?encrypt=false` lets SQL Server be reached without TLS.
 */
export function erpDataSource(url: string, mapping: ErpMapping): DataSource {
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(url)
  const type = ERP_SCHEMES[protocol.slice(0, -1) as Scheme]
  const database = decodeURIComponent(pathname.slice(1))
  const special = {
    ...(type === "mysql" || type === "mariadb" ? { timezone: "Z", supportBigNumbers: true, bigNumberStrings: true } : {}),
    ...(type === "mssql" ? { options: { encrypt: searchParams.get("encrypt") !== "false" } } : {}),
    ...(type === "oracle" ? { serviceName: database } : { database }),
  }
  return new DataSource({
    type,
    host: hostname,
    ...(port ? { port: Number(port) } : {}),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    ...special,
    extra: EXTRA[type],
    entities: tablesOf(mapping),
    // The tables are not ours.
    synchronize: false,
    migrationsRun: false,
    logging: false,
  } as DataSourceOptions)
}
