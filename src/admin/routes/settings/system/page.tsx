import type { SystemAnswer } from "@billet/backend/contract"
import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container, Heading, Text } from "@medusajs/ui"
import { FactList } from "../../../components/fact-list"
import { ErrorState, LoadingState } from "../../../components/query-state"
import { useSystem } from "../../../hooks/api/metal-system"
import { FeedList } from "./components/feed-list"
import { JobList } from "./components/job-list"
import { QueueList } from "./components/queue-list"
import { Reconciliations } from "./components/reconciliations"
import { ServerList } from "./components/server-list"
import { UnsentMails } from "./components/unsent-mails"

function System({ servers, feeds, jobs, queues }: SystemAnswer) {
  return (
    <>
      <ServerList servers={servers} />
      <QueueList queues={queues} />
      <UnsentMails />
      <FeedList feeds={feeds} />
      <Reconciliations jobs={jobs} />
      <JobList jobs={jobs} />
    </>
  )
}

function Versions({ shop, medusa, node, postgresql }: SystemAnswer["versions"]) {
  const facts = [
    { label: "Shop", value: shop },
    { label: "Medusa", value: medusa },
    { label: "Node", value: node },
    { label: "PostgreSQL", value: postgresql },
  ]
  return <FactList facts={facts} />
}

/** How the shop's machinery does. */
const SystemPage = () => {
  const { data, isPending, error, refetch } = useSystem()
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <div className="px-6 py-4">
          <Heading>System</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            Servers, feeds, jobs and what waits to be done, read anew every 10 seconds.
          </Text>
        </div>
        {data ? (
          <Versions {...data.versions} />
        ) : isPending ? (
          <LoadingState label="Loading how the system does" />
        ) : (
          <ErrorState title="The system could not be looked at" error={error} onRetry={refetch} />
        )}
      </Container>
      {data && <System {...data} />}
    </div>
  )
}

export default SystemPage

export const config = defineRouteConfig({ label: "System" })
export const handle = { breadcrumb: () => "System" }
