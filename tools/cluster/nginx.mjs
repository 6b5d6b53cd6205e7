import { copyFileSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../lib/places.mjs"
import { API_LOCATIONS, listen, SERVERS, STOREFRONTS, upstreams } from "./topology.mjs"

/** Starts the balancer with the containers' own nginx.conf; only addresses and ports are written for this machine. */
export function startNginx({ home, programs, children, logs, ports, shopPort, apiPort }) {
  const folder = join(home, "nginx")
  mkdirSync(join(folder, "tmp"), { recursive: true })
  const addresses = (names) => names.map((name) => `localhost:${ports[name]}`)
  copyFileSync(join(ROOT, "tools/docker/nginx.conf"), join(folder, "nginx.conf"))
  writeFileSync(join(folder, "upstreams.conf"), upstreams(addresses(STOREFRONTS), addresses(SERVERS)))
  writeFileSync(join(folder, "listen-shop.conf"), listen(shopPort, "shop"))
  writeFileSync(join(folder, "listen-api.conf"), listen(apiPort, "api", API_LOCATIONS))
  const user = process.getuid?.() === 0 ? "user root; " : ""
  return children.start({
    title: "nginx",
    command: programs.nginx,
    args: ["-e", "stderr", "-p", `${folder}/`, "-c", "nginx.conf", "-g", `${user}daemon off;`],
    cwd: folder,
    env: { PATH: process.env.PATH },
    log: join(logs, "nginx.log"),
    last: true,
    stopSignal: "SIGQUIT",
  })
}
