import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { counted, fill } from "./fill"
import { fillNodes } from "./fill-nodes"

describe("a text with placeholders", () => {
  it.each([
    ["Sign in", {}, "Sign in"],
    ["{first} to {last} of {first}", { first: 1, last: "25" }, "1 to 25 of 1"],
    ["{name} costs {price}", { name: "{price}", price: "$1.00 & $2" }, "{price} costs $1.00 & $2"],
  ])("%s", (text, values, filled) => {
    expect(fill(text as string, values as never)).toBe(filled)
  })

  it("takes parts of the page in the order of the language", () => {
    const nodes = fillNodes("Ver {link} de {count}", { count: 3, link: createElement("a", { href: "/orders" }, "pedidos") })
    expect(renderToStaticMarkup(nodes)).toBe('Ver <a href="/orders">pedidos</a> de 3')
  })
})

describe("a counted text", () => {
  const pieces = { one: "{count} pieza de {length} in", other: "{count} piezas de {length} in" } as const

  it.each([
    [0, "0 piezas de 24 in"],
    [1, "1 pieza de 24 in"],
    [2, "2 piezas de 24 in"],
    [12_500, "12,500 piezas de 24 in"],
    [2_000_000, "2,000,000 piezas de 24 in"],
  ])("of %d", (count, text) => {
    expect(counted("es", pieces, count, { length: 24 })).toBe(text)
  })

  it("takes the form its language has for a count", () => {
    const forms = { one: "{count} de artículo", many: "{count} de artículos", other: "{count} artículos" }
    expect(counted("es", forms, 1_000_000)).toBe("1,000,000 de artículos")
    expect(counted("en", { one: "{count} item", other: "{count} items" }, 1_000_000)).toBe("1,000,000 items")
  })
})
