import { LayoutComposer } from "@medusajs/dashboard/components"
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
    <LayoutComposer
      widgetsZonePrefix="metal_company.details"
      preferredLayoutId="core:single-column"
      disableWidgets
      sections={{
        main: (
          <>
            <LayoutComposer.Entry id="CompanyOverview">
              <CompanyOverview company={company} />
            </LayoutComposer.Entry>
            <LayoutComposer.Entry id="CompanyPeople">
              <CompanyPeople company={company} />
            </LayoutComposer.Entry>
            <LayoutComposer.Entry id="SimilarCompanies">
              <SimilarCompanies company={company} />
            </LayoutComposer.Entry>
          </>
        ),
      }}
    />
  )
}

export default CompanyPage

export const handle = { breadcrumb: () => "Company" }
