import { URLSearchParams } from "node:url"

/** What a form such as `metadata[order]=1&expand[0]=charge` says, as nested objects. @param {string} text */
export function readForm(text) {
  const root = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replace(/\]/g, "").split("[")
    let at = root
    for (const key of path.slice(0, -1)) at = at[key] ??= {}
    at[path.at(-1)] = value
  }
  return root
}
