import type { ReactNode } from "react"

/** A cell with a quieter second line; what does not fit is there to be pointed at. */
export function TwoLines({ first, second, className = "max-w-64" }: { first: ReactNode; second: ReactNode; className?: string }) {
  const title = (content: ReactNode) => (typeof content === "string" ? content : undefined)
  return (
    <div className={`flex flex-col py-1 ${className}`}>
      <span className="truncate" title={title(first)}>
        {first}
      </span>
      <span className="text-ui-fg-muted truncate text-xs" title={title(second)}>
        {second}
      </span>
    </div>
  )
}
