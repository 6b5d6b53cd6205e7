/** Up, Down, Home and End lead from the link of one row to that of another; Enter opens it, as of any link. */
export function follow(body: HTMLElement): void {
  body.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const links = [...body.querySelectorAll<HTMLElement>("a")]
    const at = links.findIndex((link) => link === event.target)
    const to = at < 0 ? undefined : targetOf(event.key, at, links.length - 1)
    if (to === undefined) return
    event.preventDefault()
    links[to]?.focus()
  })
}

function targetOf(key: string, at: number, last: number): number | undefined {
  if (key === "ArrowUp") return Math.max(0, at - 1)
  if (key === "ArrowDown") return Math.min(last, at + 1)
  if (key === "Home") return 0
  return key === "End" ? last : undefined
}
