import { useEffect, useState } from "react"

/** What answers sooner needs no sign of waiting, which would cost it a frame. */
const QUICK_MILLISECONDS = 100

/** True once something has been pending longer than a reader notices. */
export function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => setSlow(true), QUICK_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [pending])
  return slow
}
