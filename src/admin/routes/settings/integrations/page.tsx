import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container, Heading, Text } from "@medusajs/ui"
import { ErrorState, LoadingState } from "../../../components/query-state"
import { useIntegrationKeys } from "../../../hooks/api/integration-keys"
import { CreateKey } from "./components/create-key"
import { KeyList } from "./components/key-list"

/** The keys with which other programs read and write. */
const IntegrationsPage = () => {
  const { data, isPending, error, refetch } = useIntegrationKeys()
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading>Integrations</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          Keys for the programs of others. What they may call is described at{" "}
          <a className="text-ui-fg-interactive underline" href="/docs" target="_blank" rel="noreferrer">
            the reference of the API
          </a>
          .
        </Text>
      </div>
      <CreateKey />
      {data ? (
        <KeyList keys={data.keys} />
      ) : isPending ? (
        <LoadingState label="Loading the keys" />
      ) : (
        <ErrorState title="The keys could not be loaded" error={error} onRetry={refetch} />
      )}
    </Container>
  )
}

export default IntegrationsPage

export const config = defineRouteConfig({ label: "Integrations" })
export const handle = { breadcrumb: () => "Integrations" }
