import { defineRouteConfig } from "@medusajs/admin-sdk"
import { DataTable } from "@medusajs/dashboard/components"
import { BuildingStorefront } from "@medusajs/icons"
import { Container } from "@medusajs/ui"
import { useSearchParams } from "react-router-dom"
import { ErrorState } from "../../components/query-state"
import { useCompanies } from "../../hooks/api/metal-approvals"
import { offsetOf } from "../../lib/paging"
import { COMPANY_COLUMNS } from "./components/company-columns"

const PAGE_SIZE = 25
const EMPTY = {
  empty: { heading: "No companies yet", description: "A company is made when its first buyer is approved." },
  filtered: { heading: "Nothing matches", description: "Try fewer words." },
}

/** Who buys, with terms and trusted domains. */
const CompaniesPage = () => {
  const [params] = useSearchParams()
  const q = params.get("q")?.trim()
  const { data, isPending, isError, error, refetch } = useCompanies({
    ...(q ? { q } : {}),
    limit: PAGE_SIZE,
    offset: offsetOf(params),
  })
  return (
    <Container className="divide-y p-0">
      {isError && !data ? (
        <ErrorState title="The companies could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          heading="Companies"
          subHeading="Who buys, on which terms"
          data={data?.companies}
          columns={COMPANY_COLUMNS}
          getRowId={(company) => company.id}
          rowHref={(company) => `/companies/${company.id}`}
          rowCount={data?.count}
          pageSize={PAGE_SIZE}
          isLoading={isPending}
          emptyState={EMPTY}
        />
      )}
    </Container>
  )
}

export default CompaniesPage

export const config = defineRouteConfig({ label: "Companies", icon: BuildingStorefront })
export const handle = { breadcrumb: () => "Companies" }
