import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ARCHIVE_SETTINGS } from "../backup/archive.mjs"
import { makeBackup } from "../backup/backup.mjs"
import { logFolder } from "../backup/backups.mjs"
import { backupOptions, restoreOptions } from "../backup/options.mjs"
import { restore } from "../backup/restore.mjs"
import { Children } from "../lib/children.mjs"
import { freePorts } from "../lib/ports.mjs"
import { clusterUrl, startPostgres } from "../lib/postgres.mjs"
import { RunLock } from "../lib/run-lock.mjs"
import { readOrMakeSecrets } from "../lib/secrets.mjs"
import { withDatabase } from "../lib/sql.mjs"

const HOUR_MS = 3_600_000
const progress = { step: (_, work) => work(), say: () => undefined }

/** An installation with nothing but a database, which is opened and closed as a shop is. */
class House {
  children = new Children()
  root = mkdtempSync(join(tmpdir(), "billet-restore-"))
  home = join(this.root, "home")
  uploads = join(this.root, "uploads")
  backups = join(this.root, "backups")

  constructor() {
    chmodSync(this.root, 0o711)
    mkdirSync(this.uploads)
  }

  async open(folder = join(this.home, "postgres")) {
    this.lock = new RunLock(this.home)
    this.lock.take("a test")
    const [port] = await freePorts(1)
    const password = readOrMakeSecrets(this.home).DATABASE_PASSWORD
    const logs = join(this.home, "logs")
    this.url = clusterUrl(port, password, "postgres")
    this.server = await startPostgres({ folder, port, password, logs, children: this.children, settings: ARCHIVE_SETTINGS })
  }

  async close() {
    await this.server.stop()
    this.lock.release()
  }

  sql(text, values) {
    return withDatabase(this.url, async (client) => (await client.query(text, values)).rows)
  }

  /** Writes a row in a transaction of its own; answers a moment at which it stood and nothing later did. */
  async write(id) {
    await this.sql("insert into orders values ($1)", [id])
    await new Promise((resolve) => setTimeout(resolve, 20))
    const moment = new Date()
    await new Promise((resolve) => setTimeout(resolve, 20))
    return moment
  }

  async orders() {
    return (await this.sql("select id from orders order by id")).map(({ id }) => id)
  }

  backUp(options = {}) {
    return this.#withEndings((atEnd) => makeBackup({ ...this.#plan(), ...options, atEnd }))
  }

  restore(options) {
    return this.#withEndings((atEnd) => restore({ replace: false, ...this.#plan(), ...options, atEnd }))
  }

  #plan() {
    return { home: this.home, backups: this.backups, uploads: this.uploads, children: this.children, progress }
  }

  async #withEndings(work) {
    const endings = []
    try {
      return await work((ending) => endings.push(ending))
    } finally {
      for (const ending of endings) ending()
    }
  }
}

describe("Backup and restore", () => {
  const house = new House()
  let between
  let first

  beforeAll(async () => {
    await house.open()
    await house.sql("create table orders (id int primary key)")
    await house.write(1)
    writeFileSync(join(house.uploads, "drawing.pdf"), "drawn")
    first = await house.backUp()
    await house.write(2)
    between = await house.write(3)
    await house.write(4)
    await house.write(5)
  })
  afterAll(async () => {
    await house.children.stopAll()
    rmSync(house.root, { recursive: true, force: true })
  })

  it("restores beside a running shop exactly what stood at a moment between", async () => {
    const into = join(house.root, "look")
    await house.restore({ to: between, into })
    expect(await house.orders()).toEqual([1, 2, 3, 4, 5])
    expect(readFileSync(join(house.root, "look-uploads/drawing.pdf"), "utf8")).toBe("drawn")
    await house.close()
    await house.open(into)
    expect(await house.orders()).toEqual([1, 2, 3])
    await house.close()
    await house.open()
  })

  it("does not touch a database that is there, nor the one of a running shop", async () => {
    await expect(house.restore({ to: between })).rejects.toThrow("With --replace it is set aside")
    await expect(house.restore({ to: between, into: house.uploads })).rejects.toThrow("Name a folder that does not")
    await expect(house.restore({ to: between, replace: true })).rejects.toThrow("already running")
    expect(await house.orders()).toEqual([1, 2, 3, 4, 5])
  })

  it("says that there is no backup, none so old, or no log for the moment", async () => {
    const into = join(house.root, "never")
    const long = new Date(Date.now() - HOUR_MS)
    await expect(house.restore({ to: between, into, backups: join(house.root, "none") })).rejects.toThrow(
      "Make one with: npm run backup",
    )
    await expect(house.restore({ to: long, into })).rejects.toThrow("No backup was finished by")
    await expect(house.restore({ to: new Date(), into })).rejects.toThrow(
      /no write-ahead log for .* its last change was made at .* --to latest/,
    )
    expect(existsSync(into)).toBe(false)
  })

  it("refuses a backup of another version of PostgreSQL", async () => {
    const older = join(house.root, "older")
    cpSync(first.folder, join(older, first.name), { recursive: true })
    writeFileSync(join(older, first.name, "data/PG_VERSION"), "9\n")
    await expect(house.restore({ to: "latest", into: join(house.root, "never"), backups: older })).rejects.toThrow(
      /here is 1\d\./,
    )
  })

  it("takes the shop's place, keeps what was there, and goes on from that moment", async () => {
    await house.close()
    rmSync(join(house.uploads, "drawing.pdf"))
    const { kept } = await house.restore({ to: between, replace: true })
    await house.open()
    expect(await house.orders()).toEqual([1, 2, 3])
    expect(existsSync(join(kept, "PG_VERSION"))).toBe(true)
    expect(readFileSync(join(house.uploads, "drawing.pdf"), "utf8")).toBe("drawn")
    await house.write(6)
    await house.close()
    // The log of the new line of time is kept as well, with what only the database's own folder knows.
    await house.restore({ to: "latest", replace: true })
    await house.open()
    expect(await house.orders()).toEqual([1, 2, 3, 6])
  })

  it("backs up a shop that is closed, and keeps as many as asked for", async () => {
    await house.close()
    const { firstSegment } = await house.backUp({ keep: 1 })
    const left = readdirSync(logFolder(house.backups)).filter((file) => /^[0-9A-F]{24}\.gz$/.test(file))
    expect(readdirSync(house.backups).filter((name) => name !== "wal")).toHaveLength(1)
    expect(left.every((file) => file.slice(8, 24) >= firstSegment.slice(8))).toBe(true)
  })

  it("restores on a machine that has nothing but the backups", async () => {
    await house.children.stopAll()
    const elsewhere = new House()
    await elsewhere.restore({ to: "latest", backups: house.backups })
    await elsewhere.open()
    expect(await elsewhere.orders()).toEqual([1, 2, 3, 6])
    await elsewhere.children.stopAll()
    rmSync(elsewhere.root, { recursive: true, force: true })
  })
})

describe("What backup and restore are asked for", () => {
  it.each([
    [[], "Say which moment"],
    [["--to", "yesterday"], "a time with its time zone"],
    [["--to", "2026-11-22 14:30"], "a time with its time zone"],
    [["--to", "2999-01-01T00:00:00Z"], "still to come"],
    [["--to", "latest", "--into", "x", "--replace"], "exclude each other"],
    [["--nonsense"], "npm run restore -- --help"],
  ])("%j is refused", (argv, message) => expect(() => restoreOptions(argv)).toThrow(message))

  it("reads a moment in any time zone", () => {
    expect(restoreOptions(["--to", "2026-10-22 14:30 +02:00"]).to.toISOString()).toBe("2026-10-22T12:30:00.000Z")
    expect(restoreOptions(["--to", "latest", "--cluster"])).toMatchObject({
      to: "latest",
      home: expect.stringMatching(/cluster$/),
    })
  })

  it("keeps at least one backup", () => {
    expect(backupOptions(["--keep", "7"]).keep).toBe(7)
    expect(() => backupOptions(["--keep", "0"])).toThrow("from 1 to 9999")
  })
})
