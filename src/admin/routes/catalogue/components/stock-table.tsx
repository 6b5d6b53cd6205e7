import { Container } from "@medusajs/ui"
import { DataTable } from "@medusajs/dashboard/components"
import { useMemo } from "react"
import { useSearchParams } from "react-router-dom"
import { ErrorState } from "../../../components/query-state"
import { useMetalStock } from "../../../hooks/api/metal-stock"
import { STOCK_FILTERS, STOCK_PAGE_SIZE, filterOptions, stockQueryOf } from "../../../lib/stock-query"
import { rowId } from "../../../lib/row-id"
import { STOCK_COLUMNS } from "./stock-columns"

const IN_SALE_FILTER = {
  id: "inSale",
  type: "radio" as const,
  label: "Listing",
  options: [{ label: "In sale only", value: "true" }],
}
const EMPTY = {
  empty: { heading: "No stock yet", description: "Upload a stock feed to fill the catalogue." },
  filtered: { heading: "Nothing matches", description: "Try fewer words, or clear a filter." },
}

/** Search, filters with counts, paging; the address holds all of it, so that a link shows the same rows. */
export function StockTable() {
  const [params] = useSearchParams()
  const query = useMemo(() => stockQueryOf(params), [params])
  const { data, isPending, isError, error, refetch } = useMetalStock(query)
  const filters = useMemo(() => {
    const facets = STOCK_FILTERS.map(({ field, label }) => ({
      id: field,
      type: "multiselect" as const,
      label,
      searchable: true,
      options: filterOptions(data?.facets, field),
    }))
    return [...facets, IN_SALE_FILTER]
  }, [data?.facets])

  return (
    <Container className="divide-y p-0">
      {isError && !data ? (
        <ErrorState title="The stock could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          heading="Catalogue"
          subHeading="Every item of the stock, with its costs"
          data={data?.items}
          columns={STOCK_COLUMNS}
          filters={filters}
          getRowId={(item) => item.productCode}
          rowHref={(row) => `/catalogue/items/${rowId(row)}?${params.toString()}`}
          rowCount={data?.count}
          pageSize={STOCK_PAGE_SIZE}
          isLoading={isPending}
          emptyState={EMPTY}
        />
      )}
    </Container>
  )
}
