import { DataTable } from "@medusajs/dashboard/components"
import { Container } from "@medusajs/ui"
import { useMemo } from "react"
import { useSearchParams } from "react-router-dom"
import { ErrorState } from "../../../components/query-state"
import { useMessages } from "../../../hooks/api/metal-contact"
import { MESSAGES_PAGE_SIZE, messagesQueryOf } from "../../../lib/messages-query"
import { MESSAGE_COLUMNS } from "./message-columns"

const FILTERS = [
  {
    id: "status",
    type: "radio" as const,
    label: "State",
    options: [
      { label: "Open", value: "OPEN" },
      { label: "Answered", value: "ANSWERED" },
    ],
  },
]
const EMPTY = {
  empty: { heading: "No messages yet", description: "What visitors write on the contact page arrives here and by mail." },
  filtered: { heading: "Nothing matches", description: "Clear the filter to see every message." },
}

/** Contact messages, newest first. */
export function MessagesTable() {
  const [params] = useSearchParams()
  const query = useMemo(() => messagesQueryOf(params), [params])
  const { data, isPending, isError, error, refetch } = useMessages(query)
  return (
    <Container className="divide-y p-0">
      {isError && !data ? (
        <ErrorState title="The messages could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          heading="Messages"
          subHeading="From the contact page, newest first"
          data={data?.messages}
          columns={MESSAGE_COLUMNS}
          filters={FILTERS}
          getRowId={(message) => message.id}
          rowHref={(message) => `/messages/message/${message.id}?${params.toString()}`}
          rowCount={data?.count}
          pageSize={MESSAGES_PAGE_SIZE}
          isLoading={isPending}
          enableSearch={false}
          emptyState={EMPTY}
        />
      )}
    </Container>
  )
}
