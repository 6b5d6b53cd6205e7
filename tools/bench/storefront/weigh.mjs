import { brotliCompressSync, gzipSync } from "node:zlib"

/** What a page makes a browser fetch: its HTML and its scripts, in bytes as sent and brotli. */
export async function weigh(origin, path, cookie) {
  const html = await textOf(`${origin}${path}`, cookie)
  const addresses = [...new Set([...html.matchAll(/\/_next\/static\/[^"'\\ ]+\.js/g)].map(([address]) => address))]
  const scripts = await Promise.all(addresses.map((address) => textOf(`${origin}${address}`)))
  const brotli = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)
  return { html: Buffer.byteLength(html), htmlGzip: gzipSync(html).length, htmlBrotli: brotliCompressSync(html).length, brotli }
}

async function textOf(address, cookie) {
  const answer = await fetch(address, { headers: cookie ? { cookie } : {} })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return await answer.text()
}
