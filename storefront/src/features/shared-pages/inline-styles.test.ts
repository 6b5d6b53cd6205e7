import { sheetsOf, withInlineStyles, withoutStyleHints } from "./inline-styles"

const NONCE = "5f1e"
const A = "/_next/static/chunks/a.css"
const B = "/_next/static/chunks/b.css"
const link = (address: string) => `<link rel="stylesheet" href="${address}" nonce="${NONCE}" data-precedence="next"/>`
const still = (address: string) => `<link rel="stylesheet" href="${address}" data-precedence="next" disabled>`
const page = (head: string) => `<html><head>${head}</head><body></body></html>`

test("a page's sheets stand in it in their order, and its links load nothing", () => {
  const sheets = new Map([
    [A, ".a{color:red}"],
    [B, ".b{color:blue}"],
  ])
  const html = page(`<meta name="a"/>${link(A)}${link(B)}`)
  expect(sheetsOf(html)).toEqual([A, B])
  expect(withInlineStyles(html, NONCE, sheets)).toBe(
    page(`<meta name="a"/><style nonce="${NONCE}">.a{color:red}.b{color:blue}</style>${still(A)}${still(B)}`),
  )
})

test("styles that may be needed later are not fetched with the page", () => {
  const later = `<link rel="preload" href="${B}" as="style" nonce="${NONCE}"/>`
  expect(withInlineStyles(page(link(A) + later), NONCE, new Map([[A, ""]]))).not.toContain(B)
})

test.each([
  ['url("../media/sans.woff2")', "url(/_next/static/media/sans.woff2)"],
  ["url(../media/map.svg#land)", "url(/_next/static/media/map.svg#land)"],
  ["url(#hatch)", "url(#hatch)"],
  ["url('/icon.svg')", "url('/icon.svg')"],
  ["url(data:image/png;base64,AA==)", "url(data:image/png;base64,AA==)"],
  ["url(https://fonts.example/a.woff2)", "url(https://fonts.example/a.woff2)"],
])("what a sheet names beside itself is found from the page: %s", (named, found) => {
  expect(withInlineStyles(page(link(A)), NONCE, new Map([[A, `.a{fill:${named}}`]]))).toContain(`.a{fill:${found}}`)
})

test("what a sheet says is not taken for a part of the page's own words", () => {
  expect(withInlineStyles(page(link(A)), NONCE, new Map([[A, ".a::after{content:'$&$1'}"]]))).toContain("content:'$&$1'")
})

test("a page without sheets, or whose sheets are not all there, stays as it is", () => {
  expect(withInlineStyles(page(""), NONCE, new Map())).toBe(page(""))
  const html = page(link(A) + link(B))
  expect(withInlineStyles(html, NONCE, new Map([[A, ""]]))).toBe(html)
})

test("the Link header keeps fonts and loses styles", () => {
  const font = '</_next/static/media/sans.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"'
  const style = (address: string) => `<${address}>; rel=preload; as="style"; nonce="${NONCE}"`
  expect(withoutStyleHints([font, style(A), style(B)].join(", "))).toBe(font)
  expect(withoutStyleHints([style(A), font, style(B)].join(", "))).toBe(font)
})
