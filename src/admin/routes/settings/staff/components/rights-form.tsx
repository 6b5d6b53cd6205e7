import {
  ADMIN_PERMISSION_LABELS,
  ADMIN_PERMISSIONS,
  type AdminPermission,
  type StaffMember,
  type StaffRole,
} from "@billet/backend/contract"
import { Button, Checkbox, Hint, Label, Select, Switch, Text, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { useChangeRights } from "../../../../hooks/api/metal-staff"
import { PERMISSION_NOTES } from "../../../../lib/permission-notes"

type PermissionProps = { name: AdminPermission; checked: boolean; disabled: boolean; onChange: (checked: boolean) => void }

function PermissionField({ name, checked, disabled, onChange }: PermissionProps) {
  const id = `permission-${name}`
  return (
    <div className="flex items-start gap-x-3">
      <Checkbox id={id} checked={checked} disabled={disabled} onCheckedChange={(value) => onChange(value === true)} />
      <div className="flex flex-col">
        <Label htmlFor={id} size="small" weight="plus">
          {ADMIN_PERMISSION_LABELS[name]}
        </Label>
        <Hint>{PERMISSION_NOTES[name]}</Hint>
      </div>
    </div>
  )
}

function RoleField({ role, disabled, onChange }: { role: StaffRole; disabled: boolean; onChange: (role: StaffRole) => void }) {
  return (
    <div className="flex max-w-sm flex-col gap-y-2">
      <Label htmlFor="role" size="small" weight="plus">
        Role
      </Label>
      <Select value={role} disabled={disabled} onValueChange={(value) => onChange(value as StaffRole)}>
        <Select.Trigger id="role">
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          <Select.Item value="ADMIN">Administrator</Select.Item>
          <Select.Item value="SUPER_ADMIN">Super administrator</Select.Item>
        </Select.Content>
      </Select>
    </div>
  )
}

/** What somebody may do, to be changed by a super administrator; `locked` says why it is not to be changed here. */
export function RightsForm({ member, locked }: { member: StaffMember; locked: string | null }) {
  const [rights, setRights] = useState({ role: member.role, permissions: member.permissions, isActive: member.isActive })
  const { mutate, isPending } = useChangeRights(member.userId)
  const disabled = locked !== null || isPending
  const toggle = (name: AdminPermission, on: boolean) => {
    const permissions = ADMIN_PERMISSIONS.filter((one) => (one === name ? on : rights.permissions.includes(one)))
    setRights({ ...rights, permissions })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate(
      { ...rights, version: member.version },
      {
        onSuccess: () => toast.success(`The rights of ${member.name || member.email} were saved`),
        onError: (error) => toast.error("The rights were not saved", { description: error.message }),
      },
    )
  }
  const all = rights.role === "SUPER_ADMIN"
  return (
    <form onSubmit={save} className="flex flex-col gap-y-6 px-6 py-4">
      {locked && (
        <Text size="small" className="text-ui-fg-subtle">
          {locked}
        </Text>
      )}
      <RoleField role={rights.role} disabled={disabled} onChange={(role) => setRights({ ...rights, role })} />
      <fieldset className="flex flex-col gap-y-4">
        <legend className="txt-compact-small-plus mb-3">Permissions</legend>
        {all && <Hint>A super administrator may do everything.</Hint>}
        {ADMIN_PERMISSIONS.map((name) => (
          <PermissionField
            key={name}
            name={name}
            checked={all || rights.permissions.includes(name)}
            disabled={disabled || all}
            onChange={(on) => toggle(name, on)}
          />
        ))}
      </fieldset>
      <div className="flex items-center gap-x-3">
        <Switch
          id="access"
          checked={rights.isActive}
          disabled={disabled}
          onCheckedChange={(isActive) => setRights({ ...rights, isActive })}
        />
        <Label htmlFor="access" size="small" weight="plus">
          May sign in to the admin
        </Label>
      </div>
      {!locked && (
        <Button type="submit" size="small" isLoading={isPending} className="self-start">
          Save
        </Button>
      )}
    </form>
  )
}
