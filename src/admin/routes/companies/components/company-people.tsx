import { COMPANY_ROLE_LABELS, type CompanyDetail, type CompanyPerson } from "@billet/backend/contract"
import { Container, Heading, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { MiniTable, type MiniColumn } from "../../../components/mini-table"
import { ACCESS_LEVEL_TEXTS, ACCOUNT_STATUS_TEXTS } from "../../../lib/account-texts"

const COLUMNS: MiniColumn<CompanyPerson>[] = [
  {
    header: "Name",
    cell: ({ customerId, name, email }) => (
      <Link to={`/customers/${customerId}`} className="text-ui-fg-interactive">
        {name || email}
      </Link>
    ),
  },
  { header: "E-mail", cell: ({ email }) => email },
  { header: "Role", cell: ({ role }) => COMPANY_ROLE_LABELS[role] },
  { header: "Account", cell: ({ accountStatus }) => ACCOUNT_STATUS_TEXTS[accountStatus] },
  { header: "May use", cell: ({ accessLevel }) => ACCESS_LEVEL_TEXTS[accessLevel] },
]

/** Who buys for a company. */
export function CompanyPeople({ company }: { company: CompanyDetail }) {
  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        People
      </Heading>
      {company.people.length ? (
        <MiniTable label="People" columns={COLUMNS} rows={company.people} keyOf={(person) => person.buyerId} />
      ) : (
        <Text size="small" className="text-ui-fg-subtle px-6 py-6">
          Nobody buys for this company.
        </Text>
      )}
    </Container>
  )
}
