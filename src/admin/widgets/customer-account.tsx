import { COMPANY_ROLE_LABELS, type AccountStatus, type CustomerAccountView } from "@billet/backend/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Button, Container, Heading, StatusBadge, Text, toast, usePrompt } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { FactList } from "../components/fact-list"
import { ErrorState, LoadingState } from "../components/query-state"
import { useCustomerAccount, useCustomerVerb, type CustomerVerb } from "../hooks/api/metal-companies"
import { ACCESS_LEVEL_TEXTS, ACCOUNT_STATUS_TEXTS, termsText } from "../lib/account-texts"
import { time, total } from "../lib/format"

const COLOURS: Record<AccountStatus, "grey" | "orange" | "green" | "red"> = {
  UNVERIFIED: "grey",
  PENDING_APPROVAL: "orange",
  APPROVED: "green",
  REJECTED: "red",
  SUSPENDED: "red",
}

type Asking = { title: string; description: string; confirmText: string; done: string; failed: string }

const VERBS: Record<CustomerVerb, Asking> = {
  "sign-out": {
    title: "Sign out everywhere?",
    description: "Every device of this customer has to sign in again.",
    confirmText: "Sign out",
    done: "The customer is signed out everywhere",
    failed: "The customer was not signed out",
  },
  "second-factor/remove": {
    title: "Take the second step off?",
    description:
      "For a customer who lost the app and the recovery codes. Call them on a number you know first: whoever asks may not be them.",
    confirmText: "Take off",
    done: "The customer signs in with the password alone",
    failed: "The second step is still on",
  },
}

function VerbButton({ customerId, verb, label }: { customerId: string; verb: CustomerVerb; label: string }) {
  const ask = usePrompt()
  const { mutate, isPending } = useCustomerVerb(customerId, verb)
  const { title, description, confirmText, done, failed } = VERBS[verb]
  const act = async () => {
    if (!(await ask({ title, description, confirmText, cancelText: "Cancel" }))) return
    mutate(undefined, {
      onSuccess: () => toast.success(done),
      onError: (error) => toast.error(failed, { description: error.message }),
    })
  }
  return (
    <Button size="small" variant="secondary" isLoading={isPending} onClick={() => void act()}>
      {label}
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
        <div className="flex flex-wrap gap-2">
          {account.secondFactorSince && (
            <VerbButton customerId={customerId} verb="second-factor/remove" label="Take the second step off" />
          )}
          <VerbButton customerId={customerId} verb="sign-out" label="Sign out everywhere" />
        </div>
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
          {
            label: "Second step at sign-in",
            value: account.secondFactorSince ? `Since ${time(account.secondFactorSince)}` : "Off",
          },
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
