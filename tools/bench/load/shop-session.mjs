import { URLSearchParams } from "node:url"

/** Signs one of the seeded buyers in at the storefront, as its form does; answers the Cookie header of the session. */
export async function signInAtShop(origin, number) {
  const cookies = new Map()
  const ask = async (path, options = {}) => {
    const headers = { ...options.headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
    const answer = await fetch(`${origin}${path}`, { ...options, headers, redirect: "manual" })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)
      cookies.set(name, value)
    }
    return answer
  }
  const { csrfToken } = await (await ask("/api/auth/csrf")).json()
  const form = { csrfToken, email: `bench${number}@bench.example`, password: "bench-password-718", callbackUrl: origin }
  const headers = { "content-type": "application/x-www-form-urlencoded", "x-auth-return-redirect": "1", origin }
  const answer = await ask("/api/auth/callback/credentials", { method: "POST", headers, body: new URLSearchParams(form) })
  const session = await (await ask("/api/auth/session")).json()
  if (!session?.user) throw new Error(`The storefront let nobody in: ${answer.status} ${await answer.text()}`)
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
}
