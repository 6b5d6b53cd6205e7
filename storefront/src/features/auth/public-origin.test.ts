import { publicOrigin } from "./public-origin"

const headers = (values: Record<string, string>) => new Headers(values)

describe("the public origin", () => {
  it("is the host the browser named", () => {
    expect(
      publicOrigin(headers({ host: "shop.example:8200" }), "http://0.0.0.0:8200/api/auth/csrf", {
        publicOrigin: null,
        trustHost: false,
      }),
    ).toBe("http://shop.example:8200")
  })

  it("believes forwarded headers only from a trusted proxy", () => {
    const forwarded = headers({ host: "inner:8000", "x-forwarded-host": "shop.example, inner", "x-forwarded-proto": "https" })
    expect(publicOrigin(forwarded, "http://inner:8000/", { publicOrigin: null, trustHost: true })).toBe("https://shop.example")
    expect(publicOrigin(forwarded, "http://inner:8000/", { publicOrigin: null, trustHost: false })).toBe("http://inner:8000")
  })

  it("is the configured one, whatever host a request names", () => {
    const hostile = headers({ host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" })
    for (const trustHost of [true, false]) {
      const trust = { publicOrigin: "https://shop.example", trustHost }
      expect(publicOrigin(hostile, "http://evil.example/", trust)).toBe("https://shop.example")
    }
  })

  it("falls back to the request's own address when the host cannot be read", () => {
    expect(publicOrigin(headers({ host: "a b" }), "http://inner:8000/x", { publicOrigin: null, trustHost: false })).toBe(
      "http://inner:8000",
    )
  })
})
