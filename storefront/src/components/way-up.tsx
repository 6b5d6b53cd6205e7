"use client"

import { useEffect, useState } from "react"
import { useTexts } from "#use-texts"
import { commonTexts } from "@/texts/en/common"
import { Icon } from "./icon"
import styles from "./way-up.module.css"

const THRESHOLD = 300

/** A way back up, while the reader has scrolled more than 300 px. */
export default function WayUp() {
  const t = useTexts(commonTexts)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > THRESHOLD)
    look()
    window.addEventListener("scroll", look, { passive: true })
    return () => window.removeEventListener("scroll", look)
  }, [])
  if (!shown) return null
  return (
    <button
      type="button"
      className={`button ${styles.up}`}
      aria-label={t.scrollToTop}
      onClick={() => window.scrollTo({ top: 0, behavior: "smooth" })}
    >
      <Icon name="up" />
    </button>
  )
}
