import { RouteDrawer } from "@medusajs/dashboard/components"
import { Heading } from "@medusajs/ui"
import { useParams } from "react-router-dom"
import { ErrorState, LoadingState } from "../../../../components/query-state"
import { useMessage } from "../../../../hooks/api/metal-contact"
import { time } from "../../../../lib/format"
import { MessageDetail } from "../../components/message-detail"

/** One message beside the list. */
const MessageDrawer = () => {
  const { id = "" } = useParams()
  const { message, isPending, error, refetch } = useMessage(id)
  return (
    <RouteDrawer>
      <RouteDrawer.Header>
        <RouteDrawer.Title asChild>
          <Heading>{message?.name ?? "Message"}</Heading>
        </RouteDrawer.Title>
        <RouteDrawer.Description>
          {message ? `Written ${time(message.createdAt)}` : "From the contact page"}
        </RouteDrawer.Description>
      </RouteDrawer.Header>
      {message ? (
        <MessageDetail message={message} />
      ) : (
        <RouteDrawer.Body>
          {isPending ? (
            <LoadingState label="Loading the message" className="h-96" />
          ) : (
            <ErrorState title="The message could not be loaded" error={error} onRetry={refetch} />
          )}
        </RouteDrawer.Body>
      )}
    </RouteDrawer>
  )
}

export default MessageDrawer
