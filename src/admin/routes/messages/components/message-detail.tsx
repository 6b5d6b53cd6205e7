import { CONTACT_TOPIC_LABELS, type ContactMessageView } from "@billet/backend/contract"
import { RouteDrawer } from "@medusajs/dashboard/components"
import { Button, Text, toast } from "@medusajs/ui"
import { FactList } from "../../../components/fact-list"
import { useAnswered } from "../../../hooks/api/metal-contact"
import { time } from "../../../lib/format"
import { MessageState } from "./message-columns"
import { MessageFiles } from "./message-files"

/** Everything a visitor wrote, a way to answer by mail, and the mark that somebody has. */
export function MessageDetail({ message }: { message: ContactMessageView }) {
  const answered = useAnswered(message.id)
  const topic = CONTACT_TOPIC_LABELS[message.topic]
  const mark = () =>
    answered.mutate(undefined, {
      onSuccess: () => void toast.success(`The message of ${message.name} is answered`),
      onError: (error) => void toast.error(error.message),
    })
  return (
    <>
      <RouteDrawer.Body className="overflow-y-auto p-0">
        <FactList
          facts={[
            { label: "State", value: <MessageState status={message.status} /> },
            { label: "About", value: topic },
            { label: "E-mail", value: message.email },
            { label: "Phone", value: message.phone },
            { label: "Company", value: message.company },
            { label: "Answered", value: message.answeredAt && `${time(message.answeredAt)} by ${message.answeredBy}` },
          ]}
        />
        <Text size="small" className="whitespace-pre-wrap break-words border-t px-6 py-4">
          {message.message}
        </Text>
        <MessageFiles message={message} />
      </RouteDrawer.Body>
      <RouteDrawer.Footer>
        <Button size="small" variant="secondary" asChild>
          <a href={`mailto:${message.email}?${new URLSearchParams({ subject: topic }).toString().replaceAll("+", "%20")}`}>
            Write to {message.name}
          </a>
        </Button>
        {message.status === "OPEN" && (
          <Button size="small" onClick={mark} isLoading={answered.isPending}>
            Mark as answered
          </Button>
        )}
      </RouteDrawer.Footer>
    </>
  )
}
