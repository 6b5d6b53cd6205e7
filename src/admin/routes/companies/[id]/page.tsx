import { Container } from "@medusajs/ui"
import { useParams } from "react-router-dom"
import { ErrorState, LoadingState } from "../../../components/query-state"
import { useCompany } from "../../../hooks/api/metal-companies"
import { CompanyOverview } from "../components/company-overview"
import { CompanyPeople } from "../components/company-people"
import { SimilarCompanies } from "../components/similar-companies"

/** One company: what is known of it, who buys for it, and which others may be the same one. */
const CompanyPage = () => {
  const { id = "" } = useParams()
  const { company, isPending, error, refetch } = useCompany(id)
  if (!company) {
    return (
      <Container className="p-0">
        {isPending ? (
          <LoadingState label="Loading the company" className="h-80" />
        ) : (
          <ErrorState title="The company could not be loaded" error={error} onRetry={refetch} />
        )}
      </Container>
    )
  }
  return (
    <div className="flex flex-col gap-y-3">
      <CompanyOverview company={company} />
      <CompanyPeople company={company} />
      {!company.mergedInto && <SimilarCompanies company={company} />}
    </div>
  )
}

export default CompanyPage

export const handle = { breadcrumb: () => "Company" }
