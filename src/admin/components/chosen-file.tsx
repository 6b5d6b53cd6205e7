import { DocumentText, XMarkMini } from "@medusajs/icons"
import { IconButton, Text } from "@medusajs/ui"
import { count } from "../lib/format"

/** The file that was chosen, and a way to take it back. */
export function ChosenFile({ source, content, onRemove }: { source: string; content: string; onRemove: () => void }) {
  return (
    <div className="shadow-elevation-card-rest bg-ui-bg-component flex items-center gap-x-3 rounded-md px-3 py-2">
      <DocumentText className="text-ui-fg-muted shrink-0" />
      <div className="min-w-0 flex-1">
        <Text size="small" leading="compact" weight="plus" className="truncate">
          {source}
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle">
          {count(Math.max(1, Math.round(content.length / 1024)))} KB
        </Text>
      </div>
      <IconButton size="small" variant="transparent" onClick={onRemove} aria-label={`Take back ${source}`}>
        <XMarkMini />
      </IconButton>
    </div>
  )
}
