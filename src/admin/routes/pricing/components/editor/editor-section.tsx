import { Heading, Text } from "@medusajs/ui"
import { useId, type ReactNode } from "react"

/** A titled part of a form. */
export function EditorSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-y-4">
      <div>
        <Heading level="h2" id={id}>
          {title}
        </Heading>
        {text && (
          <Text size="small" className="text-ui-fg-subtle">
            {text}
          </Text>
        )}
      </div>
      {children}
    </section>
  )
}
