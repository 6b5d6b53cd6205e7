import type { PriceOwner } from "@billet/backend/contract"
import { Combobox } from "@medusajs/dashboard/components"
import { useState } from "react"
import { usePriceOwners } from "../hooks/api/custom-prices"
import { useDebounced } from "../hooks/use-debounced"
import type { FieldControl } from "./form-field"

type OwnerPickerProps = {
  control: FieldControl
  value: string
  only?: PriceOwner["kind"]
  onChange: (owner: PriceOwner | null) => void
}

const optionOf = ({ id, kind, name, detail }: PriceOwner) => ({
  value: id,
  label: kind === "company" ? `${name} · ${detail}` : `${name} <${detail}>`,
})

/** Finds a company or a customer by name or e-mail address. */
export function OwnerPicker({ control, value, only, onChange }: OwnerPickerProps) {
  const [search, setSearch] = useState("")
  const q = useDebounced(search.trim())
  const { owners: found = [] } = usePriceOwners({ ...(q ? { q } : {}), limit: 10 })
  const { owners: chosen = [] } = usePriceOwners({ id: value || "none", limit: 1 })
  const known = new Map([...chosen, ...found].map((owner) => [owner.id, owner]))
  const options = [...known.values()].filter(({ kind }) => !only || kind === only).map(optionOf)
  return (
    <Combobox
      {...control}
      value={value}
      options={options}
      searchValue={search}
      onSearchValueChange={setSearch}
      allowClear
      placeholder={only === "customer" ? "Name or e-mail" : "Name"}
      onChange={(id) => onChange((id && known.get(id)) || null)}
    />
  )
}
