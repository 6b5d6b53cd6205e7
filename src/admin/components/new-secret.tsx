import { Alert, Button, Copy, Text } from "@medusajs/ui"

/** A key or a secret that was just made: nobody can show it again. `what`: "key". */
export function NewSecret({ what, secret, onDone }: { what: string; secret: string; onDone: () => void }) {
  return (
    <Alert variant="warning" role="status">
      <Text size="small" weight="plus">
        Copy the {what} now: it is not shown again.
      </Text>
      <div className="my-2 flex items-center gap-x-2">
        <code className="text-ui-fg-base break-all">{secret}</code>
        <Copy content={secret} aria-label={`Copy the ${what}`} />
      </div>
      <Button type="button" size="small" variant="secondary" onClick={onDone}>
        I have copied it
      </Button>
    </Alert>
  )
}
