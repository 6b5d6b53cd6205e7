import type { CompanyDetail } from "@billet/backend/contract"
import { Button, Container, Heading, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"

/** Companies that may be the same one, each a way into merging. */
export function SimilarCompanies({ company }: { company: CompanyDetail }) {
  if (company.mergedInto) return null
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">May be the same company</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          By name, domain and place, as buyers are linked to companies
        </Text>
      </div>
      {company.similar.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle px-6 py-6">
          No other company looks like this one.
        </Text>
      )}
      {company.similar.map(({ id, name, address, confidence }) => (
        <div key={id} className="flex flex-wrap items-center justify-between gap-3 px-6 py-3">
          <div className="min-w-0">
            <Link to={`/companies/${id}`} className="txt-compact-small-plus text-ui-fg-interactive break-words">
              {name}
            </Link>
            <Text size="small" className="text-ui-fg-subtle break-words">
              {`${Math.round(confidence * 100)} % sure · ${address}`}
            </Text>
          </div>
          <Button size="small" variant="secondary" asChild>
            <Link to={`merge?into=${id}`} aria-label={`Compare with ${name}`}>
              Compare
            </Link>
          </Button>
        </div>
      ))}
    </Container>
  )
}
