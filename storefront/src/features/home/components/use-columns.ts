import { useLayoutEffect, useState, type RefObject } from "react"

/** How many columns a grid has at its width now; 0 until it has been measured. */
export function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(0)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = () => setColumns(getComputedStyle(element).gridTemplateColumns.split(" ").length)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return columns
}
