import { readFileSync } from "node:fs"

const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"))

/**
 * Compares a Node version with the one package.json asks for (`>=major.minor`).
 * Answers one line to show when it is too old, else undefined.
 */
export function nodeProblem(current = process.versions.node, wanted = engines.node) {
  const [wantedMajor, wantedMinor] = numbers(wanted)
  const [major, minor] = numbers(current)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) {
    return undefined
  }
  return `Billet needs Node ${wantedMajor}.${wantedMinor} or newer, this is Node ${current}. Get one from https://nodejs.org.`
}

function numbers(version) {
  const [major = "0", minor = "0"] = version.replace(/^\D+/, "").split(".")
  return [Number(major), Number(minor)]
}
