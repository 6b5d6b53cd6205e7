import { indexXml, pagesXml } from "./sitemap-xml"

describe("the sitemap", () => {
  it("names pages by their whole address, with what XML means otherwise escaped", () => {
    expect(pagesXml("https://shop.example", ["/a?b=1&c=<2>"])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://shop.example/a?b=1&amp;c=&lt;2&gt;</loc></url>
</urlset>
`,
    )
  })

  it("is an index of files", () => {
    expect(indexXml("https://shop.example", ["/sitemap/pages.xml", "/sitemap/0.xml"])).toContain(
      "<sitemap><loc>https://shop.example/sitemap/pages.xml</loc></sitemap>\n<sitemap><loc>https://shop.example/sitemap/0.xml</loc>",
    )
  })
})
