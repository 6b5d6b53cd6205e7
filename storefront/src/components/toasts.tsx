"use client"

import { Toast } from "radix-ui"
import { useSyncExternalStore } from "react"
import { createRoot } from "react-dom/client"
import { Icon } from "./icon"
import styles from "./toasts.module.css"

/** What the region, a notice and its button are called, in the reader's language; Radix fills in the region's {hotkey}. */
type ToastLabels = { close: string; notice: string; notices: string }
type Shown = { id: number; text: string; labels: ToastLabels }

const SHOWN_MILLISECONDS = 6000

let shown: readonly Shown[] = []
let mounted = false
let nextId = 1
const listeners = new Set<() => void>()

/** Shows a sentence above whatever page is open, also after the page that said it has gone. */
export function showToast(text: string, labels: ToastLabels): void {
  if (!mounted) mount()
  change([...shown, { id: nextId++, text, labels }])
}

/** A root of its own: no page pays for toasts before the first one. */
function mount(): void {
  mounted = true
  const place = document.createElement("div")
  document.body.append(place)
  createRoot(place).render(<Toasts />)
}

function change(next: readonly Shown[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function Toasts() {
  const toasts = useSyncExternalStore(follow, () => shown)
  const labels = toasts.at(-1)?.labels
  return (
    <Toast.Provider duration={SHOWN_MILLISECONDS} label={labels?.notice}>
      {toasts.map(({ id, text, labels }) => (
        <Toast.Root
          key={id}
          className={styles.toast}
          onOpenChange={(open) => !open && change(shown.filter((toast) => toast.id !== id))}
        >
          <Toast.Title>{text}</Toast.Title>
          <Toast.Close className="icon-button" aria-label={labels.close}>
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.viewport} label={labels?.notices} />
    </Toast.Provider>
  )
}
