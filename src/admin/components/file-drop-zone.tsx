import { ArrowDownTray } from "@medusajs/icons"
import { Hint, Text, clx } from "@medusajs/ui"
import { useRef, useState, type DragEvent } from "react"

type FileDropZoneProps = {
  label: string
  /** What the files hold, before the largest size. */
  text?: string
  accept: string
  maxBytes: number
  /** What to do with a larger file. */
  elsewhere?: string
  onFile: (file: File) => Promise<void>
}

/** A place to drop a file on, or to choose one with the keyboard. */
export function FileDropZone({ label, text = "One file", accept, maxBytes, elsewhere = "", onFile }: FileDropZoneProps) {
  const megabytes = maxBytes / 1024 / 1024
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const take = (file: File | undefined) => {
    if (!file) return
    if (file.size > maxBytes) {
      setProblem(`${file.name} is larger than ${megabytes} MB. ${elsewhere}`.trim())
      return
    }
    onFile(file).catch(() => setProblem(`${file.name} could not be read.`))
  }
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(over)
  }

  return (
    <div>
      <button
        type="button"
        onClick={() => input.current?.click()}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          take(event.dataTransfer.files[0])
        }}
        className={clx(
          "bg-ui-bg-component border-ui-border-strong transition-fg flex w-full flex-col items-center gap-y-2 rounded-lg border border-dashed p-8",
          "hover:border-ui-border-interactive focus-visible:border-ui-border-interactive focus-visible:shadow-borders-focus outline-none",
          { "border-ui-border-interactive": isOver, "border-ui-border-error": problem !== null },
        )}
      >
        <span className="text-ui-fg-subtle flex items-center gap-x-2">
          <ArrowDownTray />
          <Text as="span">{label}</Text>
        </span>
        <Text as="span" size="small" className="text-ui-fg-muted">
          {text}, up to {megabytes} MB
        </Text>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={(event) => take(event.target.files?.[0])}
      />
      {problem && (
        <Hint variant="error" role="alert" className="mt-2">
          {problem}
        </Hint>
      )}
    </div>
  )
}
