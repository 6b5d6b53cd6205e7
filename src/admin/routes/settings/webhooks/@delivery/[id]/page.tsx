import { RouteDrawer } from "@medusajs/dashboard/components"
import { Heading } from "@medusajs/ui"
import { useParams } from "react-router-dom"
import { ErrorState, LoadingState } from "../../../../../components/query-state"
import { useWebhookDelivery } from "../../../../../hooks/api/webhooks"
import { time } from "../../../../../lib/format"
import { typeLabel } from "../../components/delivery-columns"
import { DeliveryDetail } from "../../components/delivery-detail"

/** One message to a webhook beside the list. */
const DeliveryDrawer = () => {
  const { id = "" } = useParams()
  const { data, isPending, error, refetch } = useWebhookDelivery(id)
  return (
    <RouteDrawer>
      <RouteDrawer.Header>
        <RouteDrawer.Title asChild>
          <Heading>{data ? typeLabel(data.delivery.type) : "Delivery"}</Heading>
        </RouteDrawer.Title>
        <RouteDrawer.Description>
          {data ? `To ${data.delivery.webhook.name}, ${time(data.delivery.createdAt)}` : "A message to a webhook"}
        </RouteDrawer.Description>
      </RouteDrawer.Header>
      {data ? (
        <DeliveryDetail answer={data} />
      ) : (
        <RouteDrawer.Body>
          {isPending ? (
            <LoadingState label="Loading the delivery" className="h-96" />
          ) : (
            <ErrorState title="The delivery could not be loaded" error={error} onRetry={refetch} />
          )}
        </RouteDrawer.Body>
      )}
    </RouteDrawer>
  )
}

export default DeliveryDrawer
