import { Combobox } from "@medusajs/dashboard/components"
import { useState } from "react"
import { useMetalStock } from "../hooks/api/metal-stock"
import { useDebounced } from "../hooks/use-debounced"
import type { FieldControl } from "./form-field"

type ItemPickerProps = { control: FieldControl; value: string; autoFocus?: boolean; onChange: (productCode: string) => void }

/** Finds an item of the stock by code, grade or size. */
export function ItemPicker({ control, value, autoFocus = false, onChange }: ItemPickerProps) {
  const [search, setSearch] = useState("")
  const q = useDebounced(search.trim())
  const { data } = useMetalStock({ ...(q ? { q } : {}), limit: 10 })
  const codes = new Set([...(value ? [value] : []), ...(data?.items ?? []).map(({ productCode }) => productCode)])
  return (
    <Combobox
      {...control}
      // The screen is for this question; nothing is above it.
      autoFocus={autoFocus}
      value={value}
      options={[...codes].map((code) => ({ value: code, label: code }))}
      searchValue={search}
      onSearchValueChange={setSearch}
      placeholder="Code, grade or size"
      onChange={(code) => onChange(code ?? "")}
    />
  )
}
