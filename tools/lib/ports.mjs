import { createServer } from "node:net"
import { Problem } from "./problem.mjs"

/** Reads a port number; throws a Problem that names where it came from. */
export function parsePort(text, name) {
  const port = Number(text)
  if (!/^\d+$/.test(String(text)) || port < 1 || port > 65535) {
    throw new Problem(`${name} must be a port from 1 to 65535, not "${text}".`)
  }
  return port
}

/** True when nothing on this machine listens on the port, on IPv4 or IPv6. */
export async function isPortFree(port) {
  // One after the other: the wildcard addresses would collide with each other.
  for (const host of ["::", "0.0.0.0", "127.0.0.1"]) {
    if (!(await canListen(port, host))) {
      return false
    }
  }
  return true
}

/** Throws a Problem that says which port is taken and how to choose another. */
export async function requireFreePort(port, purpose, option) {
  if (!(await isPortFree(port))) {
    throw new Problem(`Port ${port}, meant for the ${purpose}, is taken. Choose another: npm start -- ${option} <port>`)
  }
}

/** As many different free ports as asked for, chosen by the system. */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, listenAnywhere))
  const ports = servers.map((server) => server.address().port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

function listenAnywhere() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, () => resolve(server))
  })
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    // A machine without IPv6 has no such address: that does not make the port taken.
    server.once("error", (error) => resolve(error.code === "EAFNOSUPPORT" || error.code === "EADDRNOTAVAIL"))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
