import { execFileSync, spawn, type ChildProcess } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { DataSource } from "typeorm"

/** A database as a supplier would have one: its address, a way to run statements of its own, and an end. */
export type ErpDatabase = {
  url: string
  run: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  end: () => Promise<void>
}

/** A database of its own in the PostgreSQL of the tests. */
export async function postgresErp(name: string): Promise<ErpDatabase> {
  const house = new DataSource({ type: "postgres", url: process.env.DATABASE_URL })
  await house.initialize()
  await house.query(`drop database if exists "${name}" with (force)`)
  await house.query(`create database "${name}"`)
  const url = new URL(process.env.DATABASE_URL ?? "")
  url.pathname = `/${name}`
  const source = await new DataSource({ type: "postgres", url: url.href }).initialize()
  return {
    url: url.href,
    run: async (sql, values) => await source.query(sql, values),
    end: async () => {
      await source.destroy()
      await house.query(`drop database if exists "${name}" with (force)`)
      await house.destroy()
    },
  }
}

const MARIADB = ["/usr/sbin/mariadbd", "/usr/local/sbin/mariadbd"].find((path) => existsSync(path))

/** Whether a MariaDB server is on this machine; none comes with the house. */
export const HAS_MARIADB = MARIADB !== undefined

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** A MariaDB server in a folder of its own. */
export async function mariaErp(name: string): Promise<ErpDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "billet-erp-"))
  const data = join(folder, "data")
  const user = process.getuid?.() === 0 ? ["--user=root"] : []
  const options = ["--no-defaults", `--datadir=${data}`, ...user]
  execFileSync("mariadb-install-db", [...options, "--auth-root-authentication-method=normal", "--skip-test-db"], {
    stdio: "ignore",
  })
  const port = await freePort()
  const more = [`--port=${port}`, "--bind-address=127.0.0.1", `--socket=${join(folder, "s")}`, "--skip-name-resolve"]
  const server = spawn(MARIADB ?? "mariadbd", [...options, ...more], { stdio: "ignore" })
  const source = await connected(server, port)
  await source.query("create user erp@'127.0.0.1' identified by 'secret'")
  await source.query("grant all on *.* to erp@'127.0.0.1'")
  await source.query(`create database ${name}`)
  await source.query(`use ${name}`)
  return {
    url: `mariadb://erp:secret@127.0.0.1:${port}/${name}`,
    run: async (sql, values) => await source.query(sql, values),
    end: async () => {
      await source.destroy()
      const ended = new Promise((done) => server.once("exit", done))
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One connection, so that the chosen database stays chosen. */
async function connected(server: ChildProcess, port: number): Promise<DataSource> {
  for (let attempt = 1; ; attempt++) {
    const source = new DataSource({ type: "mariadb", host: "127.0.0.1", port, username: "root", extra: { connectionLimit: 1 } })
    try {
      return await source.initialize()
    } catch (error) {
      if (attempt === 100 || server.exitCode !== null) throw error
      await sleep(100)
    }
  }
}
