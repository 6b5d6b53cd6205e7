import { NOTIFICATION_STATUSES, type NotificationStatus } from "@billet/backend/contract"
import { defineRouteConfig } from "@medusajs/admin-sdk"
import { BellAlert } from "@medusajs/icons"
import { Button, Container, Heading, Select, Text } from "@medusajs/ui"
import { useSearchParams } from "react-router-dom"
import { NotificationItem } from "../../components/notification-item"
import { ErrorState, LoadingState } from "../../components/query-state"
import { useNotifications, useNotificationVerb } from "../../hooks/api/metal-notifications"
import { useNow } from "../../hooks/use-now"
import { offsetOf } from "../../lib/paging"

const PAGE_SIZE = 20
const LABELS: Record<NotificationStatus, string> = { UNREAD: "Unread", READ: "Read", ACTIONED: "Done", DISMISSED: "Dismissed" }

function StatusSelect({ value, onChange }: { value?: NotificationStatus; onChange: (status: string) => void }) {
  return (
    <Select size="small" value={value ?? "all"} onValueChange={onChange}>
      <Select.Trigger aria-label="Which notifications">
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        <Select.Item value="all">All</Select.Item>
        {NOTIFICATION_STATUSES.map((status) => (
          <Select.Item key={status} value={status}>
            {LABELS[status]}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  )
}

function NotificationList({
  status,
  offset,
  onPage,
}: {
  status?: NotificationStatus
  offset: number
  onPage: (to: number) => void
}) {
  const { data, isPending, error, refetch } = useNotifications({ status, limit: PAGE_SIZE, offset })
  const { mutate } = useNotificationVerb()
  const now = useNow()
  if (!data) {
    return isPending ? (
      <LoadingState label="Loading the notifications" className="h-60" />
    ) : (
      <ErrorState title="The notifications could not be loaded" error={error} onRetry={refetch} />
    )
  }
  if (!data.count)
    return (
      <Text size="small" className="text-ui-fg-muted px-6 py-10 text-center">
        Nothing to see to.
      </Text>
    )
  return (
    <>
      <ul className="divide-y">
        {data.notifications.map((one) => (
          <NotificationItem key={one.id} one={one} now={now} onVerb={(verb) => mutate({ id: one.id, verb })} />
        ))}
      </ul>
      <div className="flex items-center justify-end gap-x-2 px-6 py-3">
        <Button
          size="small"
          variant="transparent"
          disabled={offset === 0}
          onClick={() => onPage(Math.max(0, offset - PAGE_SIZE))}
        >
          Newer
        </Button>
        <Button
          size="small"
          variant="transparent"
          disabled={offset + PAGE_SIZE >= data.count}
          onClick={() => onPage(offset + PAGE_SIZE)}
        >
          Older
        </Button>
      </div>
    </>
  )
}

/** What the signed-in person's permissions let them see to. */
const NotificationsPage = () => {
  const [params, setParams] = useSearchParams()
  const status = NOTIFICATION_STATUSES.find((one) => one === params.get("status"))
  const choose = (value: string) => setParams(value === "all" ? {} : { status: value })
  const turn = (offset: number) => setParams({ ...(status ? { status } : {}), offset: String(offset) })
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-x-4 px-6 py-4">
        <Heading className="whitespace-nowrap">To see to</Heading>
        <div className="w-44">
          <StatusSelect value={status} onChange={choose} />
        </div>
      </div>
      <NotificationList status={status} offset={offsetOf(params)} onPage={turn} />
    </Container>
  )
}

export default NotificationsPage

export const config = defineRouteConfig({ label: "To see to", icon: BellAlert })
export const handle = { breadcrumb: () => "To see to" }
