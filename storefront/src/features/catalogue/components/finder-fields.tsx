"use client"

import { METAL_CATEGORIES, PRODUCT_TYPES, type SelectSearchAnswer } from "@billet/backend/contract"
import type { FinderFilters } from "../client/select-search"
import { isDisabled, isShown, type FinderField } from "../finder-state"
import { FinderSelect } from "./finder-select"

type Props = {
  filters: FinderFilters
  options: SelectSearchAnswer
  loading: boolean
  onChange: (field: FinderField, value: string) => void
}

/** The five dropdowns in the order in which they narrow. */
export function FinderFields({ filters, options, loading, onChange }: Props) {
  const choices: [FinderField, readonly string[]][] = [
    ["metalCategory", METAL_CATEGORIES],
    ["productType", PRODUCT_TYPES],
    ["stockGrade", options.stockGrades],
    ["productSize", options.productSizes],
    ["productCondition", options.productConditions],
  ]
  return choices
    .filter(([field]) => isShown(filters, field))
    .map(([field, list]) => (
      <FinderSelect
        key={field}
        field={field}
        value={filters[field]}
        options={list}
        disabled={isDisabled(filters, field, loading)}
        onChange={(value) => onChange(field, value)}
      />
    ))
}
