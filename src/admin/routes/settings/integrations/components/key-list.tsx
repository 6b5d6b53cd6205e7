import { INTEGRATION_SCOPE_LABELS, type IntegrationKeyView } from "@billet/backend/contract"
import { Button, StatusBadge, Text, toast, usePrompt } from "@medusajs/ui"
import { MiniTable, type MiniColumn } from "../../../../components/mini-table"
import { useRevokeIntegrationKey } from "../../../../hooks/api/integration-keys"
import { date, time } from "../../../../lib/format"

function Revoke({ id, name }: IntegrationKeyView) {
  const prompt = usePrompt()
  const revoke = useRevokeIntegrationKey()
  const onClick = async () => {
    const description = `Programs that use “${name}” are refused from now on. This cannot be taken back.`
    if (!(await prompt({ title: "Revoke this key?", description, confirmText: "Revoke", variant: "danger" }))) return
    revoke.mutate(id, { onError: (error) => void toast.error(error.message), onSuccess: () => void toast.success("Revoked") })
  }
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`Revoke ${name}`}
      isLoading={revoke.isPending}
      onClick={() => void onClick()}
    >
      Revoke
    </Button>
  )
}

const COLUMNS: MiniColumn<IntegrationKeyView>[] = [
  {
    header: "Name",
    cell: ({ name, hint }) => (
      <div className="flex max-w-60 flex-col py-1">
        <span className="truncate" title={name}>
          {name}
        </span>
        <span className="text-ui-fg-muted font-mono text-xs">…{hint}</span>
      </div>
    ),
  },
  { header: "Opens", cell: ({ scopes }) => scopes.map((scope) => INTEGRATION_SCOPE_LABELS[scope]).join(", ") },
  { header: "Company", cell: ({ company }) => company?.name ?? "–" },
  { header: "Made", cell: ({ createdAt, createdBy }) => `${date(createdAt)}${createdBy ? ` by ${createdBy}` : ""}` },
  { header: "Last used", cell: ({ lastUsedAt }) => (lastUsedAt ? time(lastUsedAt) : "Never") },
  {
    header: "State",
    cell: (key) => (key.revokedAt ? <StatusBadge color="red">Revoked {date(key.revokedAt)}</StatusBadge> : <Revoke {...key} />),
  },
]

export function KeyList({ keys }: { keys: IntegrationKeyView[] }) {
  if (!keys.length) {
    return (
      <Text size="small" className="text-ui-fg-subtle px-6 py-10 text-center">
        No key was made yet.
      </Text>
    )
  }
  return <MiniTable label="Keys" columns={COLUMNS} rows={keys} keyOf={({ id }) => id} />
}
