import type { CompanyDetail } from "@billet/backend/contract"
import { Button, Container, Heading, StatusBadge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { FactList } from "../../../components/fact-list"
import { useMe } from "../../../hooks/api/metal-staff"
import { addressText, termsText } from "../../../lib/account-texts"
import { date, total } from "../../../lib/format"

function State({ company }: { company: CompanyDetail }) {
  if (company.mergedInto) return <StatusBadge color="grey">Merged</StatusBadge>
  if (!company.isActive) return <StatusBadge color="red">Closed</StatusBadge>
  return company.hold ? <StatusBadge color="orange">On hold</StatusBadge> : <StatusBadge color="green">Active</StatusBadge>
}

function Verbs({ company }: { company: CompanyDetail }) {
  const me = useMe()
  const may = (permission: "COMPANY_LINKING" | "CREDIT_APPLICATIONS") =>
    me !== undefined && (me.role === "SUPER_ADMIN" || me.permissions.includes(permission))
  if (company.mergedInto) return null
  return (
    <div className="flex flex-wrap gap-2">
      {may("COMPANY_LINKING") && (
        <Button size="small" variant="secondary" asChild>
          <Link to="merge">Merge</Link>
        </Button>
      )}
      {may("CREDIT_APPLICATIONS") && (
        <Button size="small" variant="secondary" asChild>
          <Link to="credit">Terms</Link>
        </Button>
      )}
      {may("COMPANY_LINKING") && (
        <Button size="small" asChild>
          <Link to="edit">Edit</Link>
        </Button>
      )}
    </div>
  )
}

function exemptionText({ taxExemptUntil: until, taxCertificate: certificate }: CompanyDetail): string | null {
  if (!until) return null
  const word = until < new Date().toISOString().slice(0, 10) ? "Was exempt" : "Exempt"
  return `${word} until ${date(until)}, certificate ${certificate ?? "–"}`
}

/** What is known of a company, and what may be done about it. */
export function CompanyOverview({ company }: { company: CompanyDetail }) {
  const { mergedInto } = company
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="break-words">{company.name}</Heading>
          <State company={company} />
        </div>
        <Verbs company={company} />
      </div>
      {mergedInto && (
        <Text size="small" className="px-6 py-3">
          This company was merged into{" "}
          <Link to={`/companies/${mergedInto.id}`} className="text-ui-fg-interactive">
            {mergedInto.name}
          </Link>
          .
        </Text>
      )}
      <FactList
        facts={[
          { label: "Address", value: addressText(company.address) },
          { label: "Phone", value: company.phone },
          { label: "Website", value: company.website },
          { label: "Industry", value: company.industry },
          { label: "Customer number", value: company.vulcanId },
          { label: "Terms", value: termsText(company.terms, company.hold) },
          { label: "Tax", value: exemptionText(company) },
          { label: "Owes", value: <span className="tabular-nums">{total(company.openBalance)}</span> },
          { label: "Trusted domains", value: company.domains.join(", ") || null },
          { label: "Trust", value: company.isVerified ? "Verified" : "Not verified" },
          { label: "New buyers", value: company.requiresApproval ? "Each approved by hand" : "By the usual rules" },
        ]}
      />
    </Container>
  )
}
