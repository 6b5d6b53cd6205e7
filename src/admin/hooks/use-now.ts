import { useEffect, useState } from "react"

const REFRESH_MILLISECONDS = 30_000

/** The time in milliseconds, kept fresh enough for "5 minutes ago". */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  return now
}
