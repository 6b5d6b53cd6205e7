import { withWholeFirstFrame } from "./whole-first-frame"

const pageWith = (content: string) => `<!DOCTYPE html><html><head><title>a</title></head><body>${content}</body></html>`
const waitingFor = (id: string) => `<head><link rel="expect" href="#${id}" blocking="render"><title>`

describe("a page that is painted first when what a screen shows has come", () => {
  it("waits for all of its content", () => {
    expect(withWholeFirstFrame(pageWith('<main id="content"></main>'))).toContain(waitingFor("content"))
  })

  it("waits for the first of its content where it says how much a screen shows", () => {
    const page = pageWith('<main id="content"><ul><li></li><li id="seen-first"></li><li></li></ul></main>')
    expect(withWholeFirstFrame(page)).toContain(waitingFor("seen-first"))
  })

  it("waits for nothing that it does not have", () => {
    const page = pageWith("<h1>a</h1>")
    expect(withWholeFirstFrame(page)).toBe(page)
  })
})
