import { VERIFICATION_TYPE_LABELS, type ApprovalRow } from "@billet/backend/contract"
import { StatusBadge, Text } from "@medusajs/ui"
import { useEffect, useRef } from "react"
import { time } from "../../../lib/format"
import { waiting } from "../../../lib/waiting"

type Props = { rows: ApprovalRow[]; chosen: string | null; now: number; onChoose: (id: string) => void }

/** The inbox's rows: who asks for what, and how long they have waited. */
export function ApprovalList({ rows, chosen, now, onChoose }: Props) {
  return (
    <ul aria-label="Requests" className="divide-ui-border-base divide-y">
      {rows.map((row) => (
        <ApprovalListRow key={row.id} row={row} isChosen={row.id === chosen} now={now} onChoose={onChoose} />
      ))}
    </ul>
  )
}

type RowProps = { row: ApprovalRow; isChosen: boolean; now: number; onChoose: (id: string) => void }

function ApprovalListRow({ row, isChosen, now, onChoose }: RowProps) {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: "nearest" })
  }, [isChosen])
  return (
    <li>
      <button
        ref={element}
        type="button"
        aria-current={isChosen}
        onClick={() => onChoose(row.id)}
        className={`flex w-full items-start justify-between gap-x-4 px-6 py-3 text-left ${
          isChosen ? "bg-ui-bg-highlight" : "hover:bg-ui-bg-base-hover"
        }`}
      >
        <span className="min-w-0">
          <Text size="small" weight="plus" className="truncate">
            {row.companyName || row.email}
          </Text>
          <Text size="small" className="text-ui-fg-subtle truncate">
            {VERIFICATION_TYPE_LABELS[row.type]} · {row.name} · trust {row.trustScore}
          </Text>
        </span>
        <Waiting row={row} now={now} />
      </button>
    </li>
  )
}

function Waiting({ row, now }: { row: ApprovalRow; now: number }) {
  if (row.reviewedAt && row.status !== "UNDER_REVIEW") {
    return (
      <StatusBadge color={row.status === "APPROVED" ? "green" : "red"}>
        {row.status === "APPROVED" ? "Approved" : "Rejected"} {time(row.reviewedAt)}
      </StatusBadge>
    )
  }
  const { text, isLate } = waiting(row.createdAt, now)
  const word = row.status === "UNDER_REVIEW" ? "in review, " : ""
  return (
    <StatusBadge color={isLate ? "red" : row.status === "UNDER_REVIEW" ? "blue" : "grey"}>
      {word}
      {text}
      {isLate ? ", late" : ""}
    </StatusBadge>
  )
}
