import type { IncomingMessage } from "node:http"
import { isPacked } from "./packed-files"

const asked = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  isPacked({ url, method, headers: { "accept-encoding": "gzip, deflate, br", ...headers } } as unknown as IncomingMessage)

describe("a file that is sent packed", () => {
  it.each([
    "/_next/static/chunks/0yt8u2xjsl9o7.js",
    "/_next/static/chunks/app/page-1.css",
    "/_next/static/media/sans.woff2",
    "/_next/static/media/brand-icon.03jy4_r1x863o.svg",
  ])("is a script, a style, a font or a drawing of the build: %s", (url) => expect(asked(url)).toBe(true))

  it.each([
    "/_next/static/media/map.png",
    "/_next/static/../server/pages.js",
    "/_next/static/%2e%2e/server/pages.js",
    "/_next/static//chunks/a.js",
    "/_next/static/chunks/a.js?b=1",
    "/icon.svg",
    "/products",
  ])("is nothing else: %s", (url) => expect(asked(url)).toBe(false))

  it("is for browsers that read it, whole", () => {
    expect(asked("/_next/static/chunks/a.js", { "accept-encoding": "gzip" })).toBe(false)
    expect(asked("/_next/static/chunks/a.js", { range: "bytes=0-9" })).toBe(false)
    expect(asked("/_next/static/chunks/a.js", {}, "HEAD")).toBe(false)
  })
})
