import { actionText, type AdminPricingRule, type OwnerNames, type RuleVersionView } from "@billet/backend/contract"
import { Button, Container, Heading, Text, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { ErrorState, LoadingState } from "../../../../components/query-state"
import { RuleStatusBadge } from "../../../../components/rule-status-badge"
import { useOwnerNames } from "../../../../hooks/api/custom-prices"
import { useRestoreRule, useRuleHistory } from "../../../../hooks/api/pricing-rules"
import { counted, time } from "../../../../lib/format"
import { ruleChanges } from "../../../../lib/rule-changes"

const PAGE = 20

type ChangesProps = { version: RuleVersionView; before: RuleVersionView | undefined; names: OwnerNames }

function Changes({ version, before, names }: ChangesProps) {
  const changes = before ? ruleChanges(before.rule, version.rule, names) : []
  if (!before) return <span>{version.rule.actions.map(actionText).join(", ")}</span>
  if (!changes.length) return <span>The same as before</span>
  return (
    <ul>
      {changes.map(({ field, before: was, after }) => (
        <li key={field} className="break-words">
          <span className="text-ui-fg-muted">{field}</span> {was || "none"} →{" "}
          <span className="text-ui-fg-base">{after || "none"}</span>
        </li>
      ))}
    </ul>
  )
}

type VersionProps = ChangesProps & { onRestore: (() => void) | null }

function Version({ onRestore, ...changes }: VersionProps) {
  const { version } = changes
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-6 py-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2">
          <Text size="small" weight="plus">
            Version {version.version}
          </Text>
          <RuleStatusBadge rule={version.rule} />
        </div>
        <Text size="small" className="text-ui-fg-subtle">
          {time(version.changedAt)} by {version.changedBy ?? "someone past the application"}
          {version.note ? ` · ${version.note}` : ""}
        </Text>
        <div className="txt-compact-small text-ui-fg-subtle mt-2">
          <Changes {...changes} />
        </div>
      </div>
      {onRestore ? (
        <Button size="small" variant="secondary" onClick={onRestore}>
          Restore<span className="sr-only"> version {version.version}</span>
        </Button>
      ) : (
        <Text size="small" className="text-ui-fg-muted">
          As it is now
        </Text>
      )}
    </li>
  )
}

function useAskToRestore(rule: AdminPricingRule) {
  const { mutate } = useRestoreRule(rule)
  const prompt = usePrompt()
  return async ({ version, rule: was }: RuleVersionView) => {
    const agreed = await prompt({
      title: `Make this rule what it was at version ${version}?`,
      description: `Its status becomes ${was.status.toLowerCase()}. It prices like that at once, and the present version stays in the history.`,
      confirmText: "Restore",
      cancelText: "Leave it",
      variant: "confirmation",
    })
    if (!agreed) return
    mutate(version, {
      onSuccess: () => toast.success(`"${rule.name}" is as it was at version ${version}`),
      onError: (error) => toast.error(error.message),
    })
  }
}

/** Every version of a rule, newest first: who left it so, when, what changed, and the way back. */
export function RuleHistory({ rule }: { rule: AdminPricingRule }) {
  const [shown, setShown] = useState(PAGE)
  // One more than is shown: the last one needs the version before it to say what changed.
  const { data, isPending, error, refetch } = useRuleHistory(rule.id, { limit: shown + 1, offset: 0 })
  const restore = useAskToRestore(rule)
  const names = useOwnerNames(data?.versions.map((version) => version.rule) ?? [])
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">History</Heading>
        {data && (
          <Text size="small" className="text-ui-fg-subtle">
            {counted(data.count, "version")}
          </Text>
        )}
      </div>
      {data ? (
        <ol className="divide-y">
          {data.versions.slice(0, shown).map((version, index) => (
            <Version
              key={version.version}
              version={version}
              before={data.versions[index + 1]}
              names={names}
              onRestore={version.version === rule.version ? null : () => void restore(version)}
            />
          ))}
        </ol>
      ) : isPending ? (
        <LoadingState label="Loading the history" />
      ) : (
        <ErrorState title="The history could not be loaded" error={error} onRetry={refetch} />
      )}
      {data && data.count > shown && (
        <div className="px-6 py-3">
          <Button size="small" variant="transparent" disabled={shown >= 180} onClick={() => setShown(shown + PAGE)}>
            Show earlier versions
          </Button>
        </div>
      )}
    </Container>
  )
}
