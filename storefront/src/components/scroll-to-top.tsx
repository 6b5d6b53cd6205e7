"use client"

import { lazy, Suspense, useEffect, useState } from "react"

const WayUp = lazy(() => import("./way-up"))

/** A way back up; its code comes with the first scrolling. */
export function ScrollToTop() {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const begin = () => setScrolled(true)
    if (window.scrollY > 0) begin()
    window.addEventListener("scroll", begin, { once: true, passive: true })
    return () => window.removeEventListener("scroll", begin)
  }, [])
  return (
    scrolled && (
      <Suspense fallback={null}>
        <WayUp />
      </Suspense>
    )
  )
}
