const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g
/** React's own calls in a streamed page: a segment takes its place in another, or a boundary shows its content. */
const CALL = /\$R([A-Z])\("(\w+:\w+)","(\w+:\w+)"/
/** Anything that opens or closes a div; what stands in a script opens nothing. */
const DIVS = /<script\b[\s\S]*?<\/script>|<div\b|<\/div>/g
const BOUNDARIES = /<!--(\/?)\$[?!~]?-->/g

/**
 * A page whose parts stand where React's scripts would move them to: whole at its first painting, and without scripts as well.
 * Moved in the browser they would wait 300 ms after that, so that no placeholder flickers. A page with anything else than such
 * moves stays as it is.
 */
export function withRevealed(page: string): string {
  let revealed = page
  for (const [script, source = ""] of page.matchAll(SCRIPT)) {
    const call = CALL.exec(source)
    if (!call) continue
    const [, name = "", first = "", second = ""] = call
    const moved = name === "S" ? placed(revealed, first, second) : name === "C" ? shown(revealed, first, second) : null
    if (moved === null) return page
    revealed = moved.replace(script, "")
  }
  return revealed
}

/** The page with a segment in the place that was kept for it. */
function placed(page: string, segment: string, place: string): string | null {
  const cut = withoutSegment(page, segment)
  const mark = `<template id="${place}"></template>`
  return cut?.rest.includes(mark) ? cut.rest.replace(mark, () => cut.content) : null
}

/** The page with the content of a boundary instead of its placeholder. */
function shown(page: string, boundary: string, segment: string): string | null {
  const cut = withoutSegment(page, segment)
  if (!cut) return null
  const mark = `<!--$?--><template id="${boundary}"></template>`
  const start = cut.rest.indexOf(mark)
  const end = start < 0 ? -1 : endOf(cut.rest, BOUNDARIES, start, ([, closes]) => (closes ? -1 : 1))
  return end < 0 ? null : `${cut.rest.slice(0, start)}<!--$-->${cut.content}<!--/$-->${cut.rest.slice(end)}`
}

function withoutSegment(page: string, id: string): { content: string; rest: string } | null {
  const opening = `<div hidden id="${id}">`
  const start = page.indexOf(opening)
  const end = start < 0 ? -1 : endOf(page, DIVS, start, ([tag]) => (tag === "</div>" ? -1 : tag === "<div" ? 1 : 0))
  if (end < 0) return null
  return { content: page.slice(start + opening.length, end - "</div>".length), rest: page.slice(0, start) + page.slice(end) }
}

/** Where what opens at `start` is closed again; -1 where it never is. */
function endOf(page: string, marks: RegExp, start: number, step: (mark: RegExpExecArray) => number): number {
  const search = new RegExp(marks)
  search.lastIndex = start
  let depth = 0
  for (let mark = search.exec(page); mark; mark = search.exec(page)) {
    depth += step(mark)
    if (depth === 0) return search.lastIndex
  }
  return -1
}
