import type { NotificationPriority, NotificationVerb, NotificationView } from "@billet/backend/contract"
import { Badge, Button, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { ago } from "../lib/format"

const COLOURS: Record<NotificationPriority, "grey" | "blue" | "orange" | "red"> = {
  LOW: "grey",
  NORMAL: "blue",
  HIGH: "orange",
  URGENT: "red",
}

type Props = { one: NotificationView; now: number; onVerb: (verb: NotificationVerb) => void }

function Buttons({ one, onVerb }: Omit<Props, "now">) {
  if (one.status === "ACTIONED")
    return (
      <Text size="xsmall" className="text-ui-fg-muted">
        Done by {one.actionTakenBy ?? "somebody"}
      </Text>
    )
  if (one.status === "DISMISSED")
    return (
      <Text size="xsmall" className="text-ui-fg-muted">
        Dismissed
      </Text>
    )
  return (
    <div className="flex flex-wrap gap-2">
      {one.actionUrl && (
        <Button size="small" variant="secondary" asChild>
          <Link to={one.actionUrl} onClick={() => onVerb("read")}>
            Open
          </Link>
        </Button>
      )}
      <Button size="small" variant="transparent" onClick={() => onVerb("action")}>
        Done
      </Button>
      <Button size="small" variant="transparent" onClick={() => onVerb("dismiss")}>
        Dismiss
      </Button>
    </div>
  )
}

/** One notification with what to do about it. */
export function NotificationItem({ one, now, onVerb }: Props) {
  return (
    <li className="flex flex-col gap-y-2 px-6 py-4">
      <div className="flex items-center gap-x-2">
        {one.status === "UNREAD" && <span className="bg-ui-tag-blue-icon size-2 shrink-0 rounded-full" aria-label="Unread" />}
        <Text size="small" weight="plus" className="min-w-0 break-words">
          {one.title}
        </Text>
        {one.priority !== "NORMAL" && (
          <Badge size="2xsmall" color={COLOURS[one.priority]}>
            {one.priority.toLowerCase()}
          </Badge>
        )}
        <Text size="xsmall" className="text-ui-fg-muted ml-auto whitespace-nowrap">
          {ago(one.createdAt, now)}
        </Text>
      </div>
      <Text size="small" className="text-ui-fg-subtle break-words">
        {one.message}
      </Text>
      <Buttons one={one} onVerb={onVerb} />
    </li>
  )
}
