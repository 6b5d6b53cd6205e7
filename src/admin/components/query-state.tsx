import { ExclamationCircle, Spinner } from "@medusajs/icons"
import { Button, Text } from "@medusajs/ui"

/** Takes the place of what is loading, as high as that will be, so that nothing jumps. */
export function LoadingState({ label, className = "h-40" }: { label: string; className?: string }) {
  return (
    <div role="status" className={`text-ui-fg-muted flex items-center justify-center gap-x-2 px-6 py-4 ${className}`}>
      <Spinner className="animate-spin" />
      <Text size="small">{label}</Text>
    </div>
  )
}

/** Says what could not be loaded and why, and offers to try again. */
export function ErrorState({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => unknown }) {
  return (
    <div role="alert" className="flex flex-col items-center justify-center gap-y-3 px-6 py-10 text-center">
      <ExclamationCircle className="text-ui-fg-error" />
      <div>
        <Text size="small" weight="plus">
          {title}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {error instanceof Error ? error.message : "The server did not answer."}
        </Text>
      </div>
      <Button size="small" variant="secondary" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  )
}
