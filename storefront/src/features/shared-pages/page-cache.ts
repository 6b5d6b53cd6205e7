import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { gunzip, gzip } from "node:zlib"
import { createClient, RESP_TYPES } from "redis"
import type { RenderedPage } from "./page-store"

const zip = promisify(gzip)
const unzip = promisify(gunzip)
/** A cache that answers later than this is slower than rendering. */
const PATIENCE_MILLISECONDS = 100
const LONGEST_WAIT_MILLISECONDS = 2000

/**
 * Pages that any storefront of this build has rendered, kept in Redis for all of them. It only saves work: while Redis does not
 * answer, every storefront renders for itself.
 */
export class PageCache {
  private readonly client
  private isDown = false

  /**
   * @param url redis:// or rediss://
   * @param build what tells one build from another: pages name the files of the build that made them
   * @param seconds how long a page is kept
   */
  constructor(
    url: string,
    private readonly build: string,
    private readonly seconds: number,
  ) {
    const reconnectStrategy = (times: number) => Math.min(times * 100, LONGEST_WAIT_MILLISECONDS)
    const socket = { connectTimeout: LONGEST_WAIT_MILLISECONDS, reconnectStrategy }
    this.client = createClient({ url, socket, disableOfflineQueue: true })
    this.client.on("error", (error: unknown) => this.fell(error))
    this.client.on("ready", () => (this.isDown = false))
    void this.client.connect().catch((error: unknown) => this.fell(error))
  }

  /** The page of this edition, or null. Never throws. */
  async read(key: string, edition: string): Promise<RenderedPage | null> {
    if (!this.client.isReady) return null
    try {
      const bytes = this.client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
      const value = await soon(bytes.get(this.nameOf(key, edition)))
      return value === null ? null : await unpack(value)
    } catch (error) {
      this.fell(error)
      return null
    }
  }

  /** Keeps a page for the others. Never throws. */
  async write(key: string, edition: string, page: RenderedPage): Promise<void> {
    if (!this.client.isReady) return
    try {
      const value = await pack(page)
      await soon(this.client.set(this.nameOf(key, edition), value, { expiration: { type: "EX", value: this.seconds } }))
    } catch (error) {
      this.fell(error)
    }
  }

  close(): void {
    this.client.destroy()
  }

  private nameOf(key: string, edition: string): string {
    return `page:${createHash("sha256")
      .update(JSON.stringify([this.build, edition, key]))
      .digest("base64url")}`
  }

  /** Said once until Redis answers again. */
  private fell(error: unknown): void {
    if (!this.isDown) console.error("The shared page cache does not answer; pages are rendered by each storefront", String(error))
    this.isDown = true
  }
}

/** The name Next.js gave the build this process runs. */
export function buildName(): string {
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), ".next/BUILD_ID"), "utf8").trim()
}

/** Four bytes of length, the headers and the nonce as JSON, the body. */
async function pack({ headers, nonce, body }: RenderedPage): Promise<Buffer> {
  const head = Buffer.from(JSON.stringify({ headers, nonce }))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return await zip(Buffer.concat([length, head, body]), { level: 1 })
}

async function unpack(value: Buffer): Promise<RenderedPage> {
  const bytes = await unzip(value)
  const bodyAt = 4 + bytes.readUInt32BE()
  const head = JSON.parse(bytes.subarray(4, bodyAt).toString()) as Pick<RenderedPage, "headers" | "nonce">
  return { ...head, body: bytes.subarray(bodyAt) }
}

async function soon<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE_MILLISECONDS} ms`)), PATIENCE_MILLISECONDS)
  })
  return await Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
