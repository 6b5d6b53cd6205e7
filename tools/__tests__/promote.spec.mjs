import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ARCHIVE_SETTINGS } from "../backup/archive.mjs"
import { keep } from "../cluster/keep.mjs"
import { promoteReplica } from "../cluster/promote.mjs"
import { startReplica } from "../cluster/replica.mjs"
import { PRIMARY_SETTINGS } from "../cluster/topology.mjs"
import { Children } from "../lib/children.mjs"
import { ROOT } from "../lib/places.mjs"
import { freePorts } from "../lib/ports.mjs"
import { clusterUrl, startPostgres } from "../lib/postgres.mjs"
import { withDatabase } from "../lib/sql.mjs"

const PASSWORD = "of-a-test"

/** A primary, its replica and who watches over both, as the cluster has them. */
class Pair {
  children = new Children()
  root = mkdtempSync(join(tmpdir(), "billet-promote-"))
  logs = join(this.root, "logs")
  started = {}

  async open() {
    chmodSync(this.root, 0o711)
    const [port, replicaPort] = await freePorts(2)
    this.url = clusterUrl(port, PASSWORD, "postgres")
    const { children, logs, started } = this
    const folder = join(this.root, "postgres")
    const settings = [...PRIMARY_SETTINGS, ...ARCHIVE_SETTINGS]
    this.openPrimary = () => startPostgres({ folder, port, password: PASSWORD, logs, children, settings })
    this.openReplica = () =>
      startReplica({
        primary: { folder, port },
        folder: join(this.root, "postgres-replica"),
        port: replicaPort,
        password: PASSWORD,
        logs,
        children,
      })
    const isStopping = () => children.isStopping
    started.postgres = keep(this.openPrimary, { isStopping, first: await this.openPrimary() })
    started["postgres-replica"] = keep(this.openReplica, { isStopping, first: await this.openReplica() })
    children.start({
      title: "replica-watch",
      command: process.execPath,
      args: [join(ROOT, "tools/docker/keep-synchronous.mjs")],
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATABASE_URL: this.url },
      log: join(logs, "replica-watch.log"),
    })
  }

  sql(text, values) {
    return withDatabase(this.url, async (client) => (await client.query(text, values)).rows)
  }

  write(id) {
    return this.sql("insert into orders values ($1)", [id])
  }

  async orders() {
    return (await this.sql("select id from orders order by id")).map(({ id }) => id)
  }

  /** Waits until the replica follows in step, or until the primary goes on alone. */
  async until(waitsFor) {
    for (;;) {
      const rows = await this.sql("show synchronous_standby_names").catch(() => [])
      const inStep = await this.sql("select from pg_stat_replication where sync_state = 'sync'").catch(() => [])
      if (rows[0]?.synchronous_standby_names === waitsFor && inStep.length === (waitsFor ? 1 : 0)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  promote() {
    const { logs, children, started, openPrimary, openReplica } = this
    return promoteReplica({ home: this.root, logs, children, started, openPrimary, openReplica })
  }

  async close() {
    await this.children.stopAll()
    rmSync(this.root, { recursive: true, force: true })
  }
}

describe("A primary and its replica", () => {
  const pair = new Pair()
  beforeAll(async () => {
    await pair.open()
    await pair.until("replica")
    await pair.sql("create table orders (id int primary key)")
    await pair.write(1)
  }, 60_000)
  afterAll(() => pair.close())

  it("go on when the replica is lost, and are in step again when it is back", async () => {
    process.kill(pair.started["postgres-replica"].now().pid, "SIGKILL")
    await pair.write(2)
    await pair.until("replica")
    await pair.write(3)
    expect(await pair.orders()).toEqual([1, 2, 3])
  }, 30_000)

  it("lose nothing that was stored when the replica takes the place of a primary that is lost", async () => {
    await pair.sql("alter system set archive_command = 'true # of the backup'")
    process.kill(pair.started.postgres.now().pid, "SIGKILL")
    const { kept } = await pair.promote()
    expect(existsSync(join(kept, "PG_VERSION"))).toBe(true)
    expect(await pair.orders()).toEqual([1, 2, 3])
    expect((await pair.sql("select pg_is_in_recovery() as follows"))[0].follows).toBe(false)
    expect(readFileSync(join(pair.root, "postgres/postgresql.auto.conf"), "utf8")).toContain("of the backup")
    await pair.until("replica")
    await pair.write(4)
  }, 60_000)

  it("can change places again, also when both are well", async () => {
    await pair.promote()
    await pair.until("replica")
    await pair.write(5)
    expect(await pair.orders()).toEqual([1, 2, 3, 4, 5])
    expect(readdirSync(pair.root).filter((name) => name.startsWith("postgres.before-"))).toHaveLength(2)
  }, 60_000)
})
