import { withLateScripts } from "./late-scripts"

const NONCE = "5f1e"
const LOADER = `<script nonce="${NONCE}">`
const script = (name: string, more = 'async=""') =>
  `<script src="/_next/static/chunks/${name}.js" ${more} nonce="${NONCE}"></script>`
const page = (head: string, body = "<main>Bars</main>") => `<html><head>${head}</head><body>${body}</body></html>`

/** Runs the loader of a page in a stand-in of a document and answers what it asked for at each moment. */
function played(html: string, hidden: boolean) {
  const source = html.slice(html.lastIndexOf(LOADER) + LOADER.length, -"</script></body></html>".length)
  const asked: { src: string; nonce: string }[] = []
  const waiting: { run: () => void; after: number | "paint" }[] = []
  class Observer {
    constructor(private readonly run: () => void) {}
    observe = () => waiting.push({ run: this.run, after: "paint" })
  }
  const data = /<template>([\s\S]*)<\/template><script nonce="5f1e">/.exec(html)?.[1] ?? ""
  const run: string[] = []
  const document = {
    currentScript: { nonce: NONCE, previousSibling: { content: data, remove: () => run.push("removed") } },
    hidden,
    createElement: () => ({}),
    importNode: (content: string) => content,
    body: { append: (content: string) => run.push(content) },
    head: { append: (one: { src: string; nonce: string }) => asked.push(one) },
  }
  const later = (run: () => void, after: number) => waiting.push({ run, after })
  new Function("document", "setTimeout", "PerformanceObserver", source)(document, later, Observer)
  const pass = (which: number | "paint") => {
    for (const one of waiting.filter(({ after }) => after === which)) {
      waiting.splice(waiting.indexOf(one), 1)
      one.run()
    }
  }
  return { asked, run, pass }
}

test("the scripts of Next are asked for after the first paint, in their order, by the page's nonce", () => {
  const html = withLateScripts(page(script("a") + script("b")), NONCE)
  expect(html).not.toMatch(/<script src/)
  const { asked, pass } = played(html, false)
  expect(asked).toEqual([])
  pass("paint")
  pass(1000)
  expect(asked).toEqual(["a", "b"].map((name) => ({ src: `/_next/static/chunks/${name}.js`, nonce: NONCE })))
})

test("a page that is not painted asks for them at once, or after a second", () => {
  const html = withLateScripts(page(script("a")), NONCE)
  expect(played(html, true).asked).toHaveLength(1)
  const { asked, pass } = played(html, false)
  pass(1000)
  expect(asked).toHaveLength(1)
})

test("their preloads go; what is no script of Next's, or only for old browsers, stays where it is", () => {
  const preload = `<link rel="preload" as="script" fetchPriority="low" nonce="${NONCE}" href="/_next/static/chunks/a.js"/>`
  const font = '<link rel="preload" as="font" href="/font.woff2"/>'
  const old = script("old", 'noModule=""')
  const own = `<script nonce="${NONCE}">requestAnimationFrame(function(){})</script>`
  const html = withLateScripts(page(preload + font + old + script("a"), own), NONCE)
  expect(html).toContain(`<head>${font}${old}</head><body>${own}<template></template><script nonce=`)
})

test("the data of the page is run after the first paint, in its order and before the scripts that read it", () => {
  const first = `<script nonce="${NONCE}">(self.__next_f=self.__next_f||[]).push([0])</script>`
  const second = `<script nonce="${NONCE}">self.__next_f.push([1,"\\u003c/body>"])</script>`
  const html = withLateScripts(page(script("a"), `${first}<main>Bars</main>${second}`), NONCE)
  expect(html).toContain("<body><main>Bars</main><template>")
  const { asked, run, pass } = played(html, false)
  expect(run).toEqual([])
  pass("paint")
  expect(run).toEqual([first + second, "removed"])
  expect(asked).toHaveLength(1)
})

test("links and scripts in the data, which scripts with a nonce add, carry none", () => {
  const names = (...pairs: string[]) => `self.__next_f.push([1,"{${pairs.map((pair) => pair.replaceAll('"', '\\"')).join()}}"])`
  const data = names('"src":"a.js"', `"nonce":"${NONCE}"`, '"async":true') + names(`"nonce":"${NONCE}"`, '"as":"style"')
  const html = withLateScripts(page(script("a"), `<script nonce="${NONCE}">${data}</script>`), NONCE)
  expect(html).toContain(names('"src":"a.js"', '"async":true') + names('"as":"style"'))
})

test("a page without scripts, or without an end, stays as it is", () => {
  expect(withLateScripts(page(""), NONCE)).toBe(page(""))
  expect(withLateScripts(script("a"), NONCE)).toBe(script("a"))
})
