import { Button, Checkbox, Input, Label, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { useAddTrustedDomain } from "../../../../hooks/api/metal-approvals"

/** Trusts another mail domain. */
export function AddDomain() {
  const [domain, setDomain] = useState("")
  const [autoApprove, setAutoApprove] = useState(false)
  const add = useAddTrustedDomain()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(
      { domain, autoApprove },
      {
        onSuccess: () => {
          toast.success(`${domain} is trusted`)
          setDomain("")
        },
      },
    )
  }
  return (
    <form className="flex flex-wrap items-end gap-4 px-6 py-4" onSubmit={onSubmit}>
      <div className="flex w-72 flex-col gap-y-1">
        <Label htmlFor="domain" size="small">
          Mail domain
        </Label>
        <Input
          id="domain"
          value={domain}
          placeholder="example.com"
          aria-invalid={add.isError}
          aria-describedby={add.isError ? "domain-problem" : undefined}
          onChange={(event) => setDomain(event.target.value)}
        />
      </div>
      <div className="flex items-center gap-x-2 pb-2">
        <Checkbox id="auto" checked={autoApprove} onCheckedChange={(value) => setAutoApprove(value === true)} />
        <Label htmlFor="auto" size="small">
          Approve its buyers without a person
        </Label>
      </div>
      <Button type="submit" size="small" disabled={!domain.trim()} isLoading={add.isPending}>
        Trust domain
      </Button>
      {add.isError && (
        <p id="domain-problem" role="alert" className="text-ui-fg-error txt-compact-small w-full">
          {add.error.message}
        </p>
      )}
    </form>
  )
}
