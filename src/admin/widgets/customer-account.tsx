import { COMPANY_ROLE_LABELS, type AccountStatus, type CustomerAccountView } from "@billet/backend/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Button, Container, Heading, StatusBadge, Text, toast, usePrompt } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { FactList } from "../components/fact-list"
import { ErrorState, LoadingState } from "../components/query-state"
import { useCustomerAccount, useSignOutCustomer } from "../hooks/api/metal-companies"
import { ACCESS_LEVEL_TEXTS, ACCOUNT_STATUS_TEXTS, termsText } from "../lib/account-texts"
import { time, total } from "../lib/format"

const COLOURS: Record<AccountStatus, "grey" | "orange" | "green" | "red"> = {
  UNVERIFIED: "grey",
  PENDING_APPROVAL: "orange",
  APPROVED: "green",
  REJECTED: "red",
  SUSPENDED: "red",
}

function SignOut({ customerId }: { customerId: string }) {
  const ask = usePrompt()
  const { mutate, isPending } = useSignOutCustomer(customerId)
  const signOut = async () => {
    const isSure = await ask({
      title: "Sign out everywhere?",
      description: "Every device of this customer has to sign in again.",
      confirmText: "Sign out",
      cancelText: "Cancel",
    })
    if (!isSure) return
    mutate(undefined, {
      onSuccess: () => toast.success("The customer is signed out everywhere"),
      onError: (error) => toast.error("The customer was not signed out", { description: error.message }),
    })
  }
  return (
    <Button size="small" variant="secondary" isLoading={isPending} onClick={() => void signOut()}>
      Sign out everywhere
    </Button>
  )
}

function Account({ customerId, account }: { customerId: string; account: CustomerAccountView }) {
  const { company } = account
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <div className="flex items-center gap-x-3">
          <Heading level="h2">Account</Heading>
          <StatusBadge color={COLOURS[account.accountStatus]}>{ACCOUNT_STATUS_TEXTS[account.accountStatus]}</StatusBadge>
        </div>
        <SignOut customerId={customerId} />
      </div>
      <FactList
        facts={[
          {
            label: "Company",
            value: company && (
              <Link to={`/companies/${company.id}`} className="text-ui-fg-interactive">
                {company.name}
              </Link>
            ),
          },
          { label: "Role there", value: company && COMPANY_ROLE_LABELS[company.role] },
          { label: "Terms", value: company && termsText(company.terms, company.hold) },
          { label: "Spending limit", value: account.spendingLimit === null ? "None" : total(account.spendingLimit) },
          { label: "May use", value: ACCESS_LEVEL_TEXTS[account.accessLevel] },
          { label: "Trust score", value: `${String(account.trustScore)} of 100` },
          { label: "E-mail", value: account.emailVerified ? "Confirmed" : "Not confirmed" },
          { label: "Mail domain", value: account.isDomainTrusted ? "Trusted" : "Not trusted" },
          { label: "Signed out everywhere", value: account.signedOutAt && time(account.signedOutAt) },
        ]}
      />
    </>
  )
}

/** What the trade knows of a customer, on the customer's page. */
const CustomerAccountWidget = ({ data: { id } }: { data: { id: string } }) => {
  const { account, isPending, error, refetch } = useCustomerAccount(id)
  return (
    <Container className="divide-y p-0">
      {account ? (
        <Account customerId={id} account={account} />
      ) : isPending ? (
        <LoadingState label="Loading the account" className="h-40" />
      ) : error ? (
        <ErrorState title="The account could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <Text size="small" className="text-ui-fg-subtle px-6 py-4">
          This customer has no account in the metal shop.
        </Text>
      )}
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "customer.details.before", id: "billet-customer-account" })

export default CustomerAccountWidget
