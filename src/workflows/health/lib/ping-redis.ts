import { createClient } from "redis"

/** Opens a connection of its own and asks for a sign of life; rejects when there is none. */
export async function pingRedis(url: string, connectMilliseconds: number): Promise<void> {
  const client = createClient({ url, socket: { connectTimeout: connectMilliseconds, reconnectStrategy: false } })
  // Without a listener a lost connection would end the process; the rejection below says the same.
  client.on("error", () => {})
  try {
    await client.connect()
    await client.ping()
  } finally {
    client.destroy()
  }
}
