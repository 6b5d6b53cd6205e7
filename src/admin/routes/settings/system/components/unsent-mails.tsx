import { MAIL_STATE_LABELS, type MailState, type SystemMail } from "@billet/backend/contract"
import { Button, StatusBadge, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { MiniTable, type MiniColumn } from "../../../../components/mini-table"
import { ErrorState, LoadingState } from "../../../../components/query-state"
import { Section } from "../../../../components/section"
import { TwoLines } from "../../../../components/two-lines"
import { useRetryMail, useUnsentMails } from "../../../../hooks/api/metal-system"
import { count, time } from "../../../../lib/format"

const PAGE = 10
const COLORS: Record<MailState, "orange" | "blue" | "green" | "red"> = {
  WAITING: "orange",
  SENDING: "blue",
  SENT: "green",
  FAILED: "red",
}

const titleOf = (template: string) => template.charAt(0).toUpperCase() + template.slice(1).replaceAll("-", " ")

function Retry({ mail }: { mail: SystemMail }) {
  const retry = useRetryMail()
  const press = () =>
    retry.mutate(mail.id, {
      onError: (error) => void toast.error(error.message),
      onSuccess: ({ mail: { state, lastError } }) =>
        state === "SENT"
          ? void toast.success(`The mail to ${mail.to} was sent`)
          : state === "SENDING"
            ? void toast.info(`The mail to ${mail.to} is being sent`)
            : void toast.error(`The mail to ${mail.to} could not be sent`, { description: lastError ?? undefined }),
    })
  return (
    <Button size="small" variant="secondary" isLoading={retry.isPending} disabled={mail.state === "SENDING"} onClick={press}>
      Send now
    </Button>
  )
}

const COLUMNS: MiniColumn<SystemMail>[] = [
  {
    header: "Mail",
    cell: ({ to, template }) => <TwoLines first={to} second={titleOf(template)} className="max-w-44 xl:max-w-72" />,
  },
  {
    header: "State",
    cell: ({ state, lastError }) => (
      <TwoLines
        first={<StatusBadge color={COLORS[state]}>{MAIL_STATE_LABELS[state]}</StatusBadge>}
        second={lastError ?? ""}
        className="max-w-36 xl:max-w-72"
      />
    ),
  },
  { header: "Tries", figure: true, cell: ({ attempts }) => count(attempts) },
  {
    header: "Written",
    cell: ({ createdAt, nextAttemptAt }) => (
      <TwoLines first={time(createdAt)} second={nextAttemptAt ? `next try ${time(nextAttemptAt)}` : ""} />
    ),
  },
  { header: "Action", figure: true, cell: (mail) => <Retry mail={mail} /> },
]

function Pages({ offset, all, onMove }: { offset: number; all: number; onMove: (offset: number) => void }) {
  if (all <= PAGE) return null
  return (
    <div className="flex items-center justify-end gap-x-2 px-6 py-4">
      <Text size="small" className="text-ui-fg-subtle mr-auto">
        {count(offset + 1)} to {count(Math.min(offset + PAGE, all))} of {count(all)}
      </Text>
      <Button size="small" variant="secondary" disabled={offset === 0} onClick={() => onMove(offset - PAGE)}>
        Newer
      </Button>
      <Button size="small" variant="secondary" disabled={offset + PAGE >= all} onClick={() => onMove(offset + PAGE)}>
        Older
      </Button>
    </div>
  )
}

/** Mails that are not sent, each with a button that tries it now. */
export function UnsentMails() {
  const [offset, setOffset] = useState(0)
  const { data, isPending, error, refetch } = useUnsentMails({ limit: PAGE, offset })
  return (
    <Section title="Mails not sent" hint="A mail is tried again by itself for about a day, then it is given up and waits here.">
      {data?.count === 0 ? (
        <Text size="small" className="text-ui-fg-subtle px-6 py-10 text-center">
          Every mail was sent.
        </Text>
      ) : data ? (
        <>
          <MiniTable label="Mails not sent" columns={COLUMNS} rows={data.mails} keyOf={({ id }) => id} />
          <Pages offset={offset} all={data.count} onMove={setOffset} />
        </>
      ) : isPending ? (
        <LoadingState label="Loading the mails" />
      ) : (
        <ErrorState title="The mails could not be loaded" error={error} onRetry={refetch} />
      )}
    </Section>
  )
}
