const SCRIPT = /<script\b([^>]*)><\/script>/g
/** What React makes the page's parts of in the browser. */
const DATA = /<script\b[^>]*>\(?self\.__next_f\b[\s\S]*?<\/script>/g
/** Nonces in it, of links and scripts that scripts with a nonce add and that need none of their own. */
const NONCES_IN_DATA = /,\\"nonce\\":\\"[\w-]+\\"|\\"nonce\\":\\"[\w-]+\\",?/g
const PRELOAD = /<link\b[^>]*\brel="preload"[^>]*\bas="script"[^>]*>/g
const BODY_END = "</body>"
/** A page that is never painted, such as one in a tab behind, runs all the same. Milliseconds. */
const NOT_PAINTED = 1000

/**
 * A page whose scripts run once it is painted, so that they take neither line nor processor from what is looked at first. Only
 * Next's own: its data in their order, then its files, which run in any; a page without them, or without an end, stays as it is.
 */
export function withLateScripts(page: string, nonce: string): string {
  const sources: string[] = []
  const without = page.replace(SCRIPT, (tag, attributes: string) => {
    const source = /\bsrc="(\/_next\/static\/[^"]+)"/.exec(attributes)?.[1]
    if (!source || !/\basync\b/.test(attributes) || /\bnomodule\b/i.test(attributes)) return tag
    sources.push(source)
    return ""
  })
  const rest = without.replace(PRELOAD, "").replace(DATA, "")
  const end = rest.lastIndexOf(BODY_END)
  if (sources.length === 0 || end < 0) return page
  // Nothing of a template runs before it is cloned out of it.
  const data = `<template>${page.match(DATA)?.join("").replace(NONCES_IN_DATA, "") ?? ""}</template>`
  return `${rest.slice(0, end)}${data}<script nonce="${nonce}">${loaderOf(sources)}</script>${rest.slice(end)}`
}

function loaderOf(sources: string[]): string {
  return `(() => {
const { nonce, previousSibling: data } = document.currentScript
let asked = false
const ask = () => {
if (asked) return
asked = true
document.body.append(document.importNode(data.content, true))
data.remove()
for (const src of ${JSON.stringify(sources)}) document.head.append(Object.assign(document.createElement("script"), { src, nonce }))
}
if (document.hidden) ask()
else new PerformanceObserver(ask).observe({ type: "paint", buffered: true })
setTimeout(ask, ${NOT_PAINTED})
})()`
}
