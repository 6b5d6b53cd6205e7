import type { TrustedDomainView } from "@billet/backend/contract"
import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container, Heading, Switch, Text, toast } from "@medusajs/ui"
import { MiniTable, type MiniColumn } from "../../../components/mini-table"
import { ErrorState, LoadingState } from "../../../components/query-state"
import { useEditTrustedDomain, useTrustedDomains } from "../../../hooks/api/metal-approvals"
import { date } from "../../../lib/format"
import { AddDomain } from "./components/add-domain"

type Edit = ReturnType<typeof useEditTrustedDomain>

const failed = { onError: (error: Error) => void toast.error(error.message) }

function columnsOf(edit: Edit): MiniColumn<TrustedDomainView>[] {
  return [
    { header: "Domain", cell: (row) => <span className="font-mono">{row.domain}</span> },
    { header: "Company", cell: (row) => row.company?.name ?? "–" },
    {
      header: "Trusted",
      cell: ({ id, domain, isActive }) => (
        <Switch
          size="small"
          aria-label={`Trust ${domain}`}
          checked={isActive}
          onCheckedChange={(value) => edit.mutate({ id, isActive: value }, failed)}
        />
      ),
    },
    {
      header: "Approves by itself",
      cell: ({ id, domain, autoApprove }) => (
        <Switch
          size="small"
          aria-label={`Approve buyers of ${domain} without a person`}
          checked={autoApprove}
          onCheckedChange={(value) => edit.mutate({ id, autoApprove: value }, failed)}
        />
      ),
    },
    { header: "Added", cell: (row) => `${date(row.addedAt)}${row.addedBy ? ` by ${row.addedBy}` : ""}` },
  ]
}

/** Mail domains that speak for a company. */
const TrustedDomainsPage = () => {
  const { data, isPending, error, refetch } = useTrustedDomains({ limit: 100, offset: 0 })
  const edit = useEditTrustedDomain()
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading>Trusted domains</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          Buyers with an address at these domains are known. Free-mail domains can never be trusted.
        </Text>
      </div>
      <AddDomain />
      {data ? (
        data.domains.length ? (
          <MiniTable label="Trusted domains" columns={columnsOf(edit)} rows={data.domains} keyOf={(row) => row.id} />
        ) : (
          <Text size="small" className="text-ui-fg-subtle px-6 py-10 text-center">
            No domain is trusted yet.
          </Text>
        )
      ) : isPending ? (
        <LoadingState label="Loading the domains" />
      ) : (
        <ErrorState title="The domains could not be loaded" error={error} onRetry={refetch} />
      )}
    </Container>
  )
}

export default TrustedDomainsPage

export const config = defineRouteConfig({ label: "Trusted domains" })
export const handle = { breadcrumb: () => "Trusted domains" }
