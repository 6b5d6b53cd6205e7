import type { WebhookView } from "@billet/backend/contract"
import { EllipsisHorizontal } from "@medusajs/icons"
import { DropdownMenu, IconButton, toast, usePrompt } from "@medusajs/ui"
import {
  useChangeWebhook,
  useNewWebhookSecret,
  useRemoveWebhook,
  useReplayFailed,
  useTestWebhook,
} from "../../../../hooks/api/webhooks"
import { counted } from "../../../../lib/format"

const onError = (error: Error) => void toast.error(error.message)

/** Everything that can be done with an endpoint. */
function useWebhookActions({ id, name, status, failed }: WebhookView, onSecret: (secret: string) => void) {
  const prompt = usePrompt()
  const test = useTestWebhook(id)
  const change = useChangeWebhook(id)
  const salt = useNewWebhookSecret(id)
  const remove = useRemoveWebhook(id)
  const replay = useReplayFailed()
  const isPaused = status === "PAUSED"
  const sendTest = () =>
    test.mutate(undefined, {
      onError,
      onSuccess: ({ delivery }) =>
        delivery.state === "DELIVERED"
          ? void toast.success(`${name} took the test event`)
          : void toast.error(`${name} did not take the test event`, { description: delivery.lastError ?? undefined }),
    })
  const newSecret = async () => {
    const description = "Messages are signed with the former secret as well for a day, then with the new one alone."
    if (!(await prompt({ title: "Make another secret?", description, confirmText: "Make secret" }))) return
    salt.mutate(undefined, { onError, onSuccess: ({ secret }) => onSecret(secret) })
  }
  const end = async () => {
    const description = `“${name}” is told nothing from now on, and what waits for it is given up.`
    if (!(await prompt({ title: "Remove this webhook?", description, confirmText: "Remove", variant: "danger" }))) return
    remove.mutate(undefined, { onError, onSuccess: () => void toast.success("Removed") })
  }
  const again = () =>
    replay.mutate(
      { webhookId: id },
      { onError, onSuccess: ({ replayed }) => void toast.success(`${counted(replayed, "message")} will be sent again`) },
    )
  return [
    { label: "Send a test event", run: sendTest, isOff: test.isPending },
    { label: "Send the failed again", run: again, isOff: failed === 0 },
    { label: isPaused ? "Go on" : "Pause", run: () => change.mutate({ status: isPaused ? "ACTIVE" : "PAUSED" }, { onError }) },
    { label: "Make another secret", run: () => void newSecret() },
    { label: "Remove", run: () => void end() },
  ]
}

export function WebhookActions({ webhook, onSecret }: { webhook: WebhookView; onSecret: (secret: string) => void }) {
  const actions = useWebhookActions(webhook, onSecret)
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger asChild>
        <IconButton size="small" variant="transparent" aria-label={`What to do with ${webhook.name}`}>
          <EllipsisHorizontal />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {actions.map(({ label, run, isOff = false }) => (
          <DropdownMenu.Item key={label} disabled={isOff} onClick={run}>
            {label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu>
  )
}
