import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"

export type Fact = { label: string; value: ReactNode }

/** Facts side by side, as many in a row as fit; an unknown one is a dash. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-x-6 gap-y-4 px-6 py-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt>
            <Text size="xsmall" leading="compact" className="text-ui-fg-muted">
              {label}
            </Text>
          </dt>
          <dd className="txt-compact-small text-ui-fg-base mt-1 break-words">{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  )
}
