import { Container, Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"

/** A part of a page under its own heading, with a word on what it is. */
export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">{title}</Heading>
        {hint && (
          <Text size="small" className="text-ui-fg-subtle">
            {hint}
          </Text>
        )}
      </div>
      {children}
    </Container>
  )
}
