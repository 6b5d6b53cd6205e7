import { startTransition, useEffect, useState } from "react"

/**
 * The value of the moment before until the new one of everything else has been painted. For what lies below the screen: a
 * change of what is seen first does not wait for the rest.
 */
export function useLater<T extends object>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    // A frame's callback comes before its paint, the next task after it.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(value))))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
