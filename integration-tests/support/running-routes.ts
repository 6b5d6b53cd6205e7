import express from "express"

type Layer = { route?: { path: unknown; methods: Record<string, boolean> } }
type App = { _router?: { stack: Layer[] } }
type Application = { init(this: App): void }

/** What the server that runs in this process answers: `METHOD /path/:id`, Medusa's routes and ours. */
export function watchRoutes(): () => string[] {
  const apps: App[] = []
  const application = express.application as unknown as Application
  const { init } = application
  application.init = function (this: App) {
    apps.push(this)
    init.call(this)
  }
  return () => [...new Set(apps.flatMap(routesOf))].sort()
}

/** Middlewares with a pattern are no routes; a HEAD is a GET. */
function routesOf(app: App): string[] {
  return (app._router?.stack ?? []).flatMap(({ route }) => {
    if (!route || typeof route.path !== "string" || route.path.includes("*")) return []
    const { path } = route
    return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${path}`)
  })
}
