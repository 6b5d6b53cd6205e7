import type { CompanyDetail } from "@billet/backend/contract"
import { RouteDrawer } from "@medusajs/dashboard/components"
import { Button, Heading } from "@medusajs/ui"
import type { ReactNode, SyntheticEvent } from "react"
import { useParams } from "react-router-dom"
import { ErrorState, LoadingState } from "../../../components/query-state"
import { UnsavedGuard } from "../../../components/unsaved-guard"
import { useCompany } from "../../../hooks/api/metal-companies"

type CompanyDrawerProps = { title: string; children: (company: CompanyDetail) => ReactNode }

/** A drawer over a company's page that does something with the company. */
export function CompanyDrawer({ title, children }: CompanyDrawerProps) {
  const { id = "" } = useParams()
  const { company, isPending, error, refetch } = useCompany(id)
  return (
    <RouteDrawer>
      <RouteDrawer.Header>
        <RouteDrawer.Title asChild>
          <Heading>{title}</Heading>
        </RouteDrawer.Title>
        <RouteDrawer.Description className="break-words">{company?.name ?? "Company"}</RouteDrawer.Description>
      </RouteDrawer.Header>
      {company ? (
        children(company)
      ) : (
        <RouteDrawer.Body>
          {isPending ? (
            <LoadingState label="Loading the company" className="h-96" />
          ) : (
            <ErrorState title="The company could not be loaded" error={error} onRetry={refetch} />
          )}
        </RouteDrawer.Body>
      )}
    </RouteDrawer>
  )
}

type DrawerFormProps = {
  isDirty: boolean
  isPending: boolean
  save: string
  disabled?: boolean
  danger?: boolean
  onSave: () => void
  children: ReactNode
}

/** A form in such a drawer, with its buttons. */
export function DrawerForm({ isDirty, isPending, save, disabled, danger, onSave, children }: DrawerFormProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <form onSubmit={submit} className="flex flex-1 flex-col overflow-hidden" noValidate>
      <UnsavedGuard isDirty={isDirty && !isPending} />
      <RouteDrawer.Body className="flex flex-1 flex-col gap-y-4 overflow-y-auto">{children}</RouteDrawer.Body>
      <RouteDrawer.Footer>
        <RouteDrawer.Close asChild>
          <Button size="small" variant="secondary" type="button">
            Cancel
          </Button>
        </RouteDrawer.Close>
        <Button size="small" type="submit" variant={danger ? "danger" : "primary"} disabled={disabled} isLoading={isPending}>
          {save}
        </Button>
      </RouteDrawer.Footer>
    </form>
  )
}
