import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container, Heading, Text } from "@medusajs/ui"
import { Outlet } from "react-router-dom"
import { ErrorState, LoadingState } from "../../../components/query-state"
import { useWebhooks } from "../../../hooks/api/webhooks"
import { CreateWebhook } from "./components/create-webhook"
import { DeliveriesTable } from "./components/deliveries-table"
import { WebhookList } from "./components/webhook-list"

/** Where the programs of others are told what happens, and what was sent to them. */
const WebhooksPage = () => {
  const { data, isPending, error, refetch } = useWebhooks()
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <div className="px-6 py-4">
          <Heading>Webhooks</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            Programs of others are told of orders, stock, prices and accounts as they change. What is sent is described at{" "}
            <a className="text-ui-fg-interactive underline" href="/docs" target="_blank" rel="noreferrer">
              the reference of the API
            </a>
            .
          </Text>
        </div>
        <CreateWebhook />
        {data ? (
          <WebhookList webhooks={data.webhooks} />
        ) : isPending ? (
          <LoadingState label="Loading the webhooks" />
        ) : (
          <ErrorState title="The webhooks could not be loaded" error={error} onRetry={refetch} />
        )}
      </Container>
      <DeliveriesTable webhooks={data?.webhooks ?? []} />
      <Outlet />
    </div>
  )
}

export default WebhooksPage

export const config = defineRouteConfig({ label: "Webhooks" })
export const handle = { breadcrumb: () => "Webhooks" }
