import { createServer } from "node:http"
import { URLSearchParams } from "node:url"
import { Refusal } from "./codes.mjs"
import { GitHub } from "./git-hub.mjs"
import { OpenId } from "./open-id.mjs"
import { readPage, signInPage } from "./page.mjs"

const CLIENT = { id: "billet-trying-out", secret: "nobody-is-let-in-by-this" }

/**
 * A provider of sign-ins for tests and for trying the shop out. `settings` are what the shop is started with. `POST /control/...`
 * is what no provider has: tokens of any kind, and being out of reach.
 * @param {{ port?: number }} options
 */
export function startSignInProvider({ port = 0 } = {}) {
  let routes
  let isUp = true
  const server = createServer((request, response) => {
    const parts = []
    request.on("data", (part) => parts.push(part))
    request.on("end", () => {
      const url = new URL(request.url, "http://localhost")
      if (!isUp && !url.pathname.startsWith("/control/")) return request.socket.destroy()
      answer(response, () => routes(request, url, Buffer.concat(parts).toString()))
    })
  })
  return new Promise((resolve) => {
    server.listen(port, "localhost", () => {
      const url = `http://localhost:${server.address().port}`
      routes = routesOf(url, (up) => (isUp = up))
      const settings = {
        ...{ AUTH_OIDC_ISSUER: url, AUTH_OIDC_ID: CLIENT.id, AUTH_OIDC_SECRET: CLIENT.secret, AUTH_OIDC_NAME: "Works-ID" },
        ...{ AUTH_GITHUB_URL: url, AUTH_GITHUB_ID: CLIENT.id, AUTH_GITHUB_SECRET: CLIENT.secret },
      }
      resolve({ url, settings, stop: () => server.close() })
    })
  })
}

function routesOf(url, setUp) {
  const openId = new OpenId(url, CLIENT)
  const gitHub = new GitHub(CLIENT)
  const page = (title) => (_headers, query) => ({ page: signInPage(title, query) })
  const goOn = (provider) => (_headers, form) => {
    const { query, person } = readPage(form)
    return { redirect: provider.codes.answer(query, person) }
  }
  const app = `/api/v3/applications/${CLIENT.id}/token`
  const table = {
    "GET /.well-known/openid-configuration": () => openId.configuration(),
    "GET /jwks": () => openId.jwks(),
    "GET /authorize": page("Works-ID"),
    "POST /authorize": goOn(openId),
    "POST /token": (headers, form) => openId.token(headers, form),
    "GET /userinfo": (headers) => openId.userinfo(headers),
    "GET /login/oauth/authorize": page("GitHub"),
    "POST /login/oauth/authorize": goOn(gitHub),
    "POST /login/oauth/access_token": (_headers, form) => gitHub.token(form),
    "GET /api/v3/user": (headers) => gitHub.user(headers),
    "GET /api/v3/user/emails": (headers) => gitHub.emails(headers),
    [`POST ${app}`]: (headers, body) => gitHub.check(headers, body),
    [`DELETE ${app}`]: (headers, body) => gitHub.forget(headers, body),
    "POST /control/id-token": (_headers, { claims, forgery }) => ({ proof: openId.idToken(claims, forgery) }),
    "POST /control/access-token": (_headers, { person, app: of }) => ({ proof: gitHub.give(person, of) }),
    "POST /control/up": (_headers, { up }) => ({ up: setUp(up) }),
  }
  return ({ method, headers }, { pathname, search }, text) => {
    const run = table[`${method} ${pathname}`]
    if (!run) throw new Refusal("Not Found", 404)
    return run(headers, method === "GET" ? Object.fromEntries(new URLSearchParams(search)) : readBody(headers, text))
  }
}

function readBody(headers, text) {
  if (text === "") return {}
  const isJson = headers["content-type"]?.startsWith("application/json")
  return isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
}

function answer(response, run) {
  const send = (status, body) => {
    response.writeHead(status, { "content-type": "application/json" })
    response.end(JSON.stringify(body))
  }
  try {
    const result = run() ?? {}
    if (result.page) return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(result.page)
    if (result.redirect) return response.writeHead(302, { location: result.redirect }).end()
    send(200, result)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    send(error.status, { error: error.message })
  }
}
