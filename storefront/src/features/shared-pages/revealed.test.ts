import { withRevealed } from "./revealed"

const script = (source: string) => `<script nonce="5f1e">${source}</script>`
const MOVES = "$RS=function(a,b){a.remove()};"
const SHOWS = "$RB=[];$RC=function(b,a){a.remove()};"
const boundary = (id: string, placeholder: string) => `<!--$?--><template id="${id}"></template>${placeholder}<!--/$-->`

test("a part that came later stands in its place", () => {
  const page = `<main><h2>Items</h2><template id="P:1"></template></main><div hidden id="S:1"><div><p>Bar</p></div></div>`
  expect(withRevealed(page + script(`${MOVES}$RS("S:1","P:1")`))).toBe("<main><h2>Items</h2><div><p>Bar</p></div></main>")
})

test("content replaces its placeholder, with what is nested in it and with parts that came later still", () => {
  const placeholder = `<div><div></div></div><!--$-->quiet<!--/$-->`
  const data = script('self.__next_f.push([1,"<div><div>"])')
  const page = [
    `<main>${boundary("B:0", placeholder)}</main>`,
    `<div hidden id="S:0"><template id="P:1"></template></div>${data}`,
    `<div hidden id="S:1"><ul>Bars $1</ul>${script('let a = "</div>"')}</div>${script(`${MOVES}$RS("S:1","P:1")`)}`,
    `<footer></footer>${script(`${SHOWS}$RC("B:0","S:0")`)}`,
  ]
  const content = `<ul>Bars $1</ul>${script('let a = "</div>"')}`
  expect(withRevealed(page.join(""))).toBe(`<main><!--$-->${content}<!--/$--></main>${data}<footer></footer>`)
})

test.each([
  ["waits for its styles", `<div hidden id="S:0">Bars</div>${script('$RR("B:0","S:0",[["a.css"]])')}`],
  ["failed on the server", script('$RX("B:0","digest")')],
  ["never came", script('$RC("B:0","S:0")')],
  ["is never closed", `<div hidden id="S:0">Bars${script('$RC("B:0","S:0")')}`],
])("a page of which a part %s stays as it is", (_, rest) => {
  const page = `<main>${boundary("B:0", "wait")}</main>${rest}`
  expect(withRevealed(page)).toBe(page)
})

test("a page without parts stays as it is", () => {
  const page = `<main>Bars</main>${script("requestAnimationFrame(function(){$RT=performance.now()})")}`
  expect(withRevealed(page)).toBe(page)
})
