import { DataTable } from "@medusajs/dashboard/components"
import { Container, toast } from "@medusajs/ui"
import { useMemo } from "react"
import { useSearchParams } from "react-router-dom"
import { ErrorState } from "../../../../components/query-state"
import { fetchCustomPricesCsv, useCustomPrices } from "../../../../hooks/api/custom-prices"
import { CUSTOM_PRICES_PAGE_SIZE, customPricesQueryOf } from "../../../../lib/custom-prices-query"
import { saveFile } from "../../../../lib/save-file"
import { CUSTOM_PRICE_COLUMNS } from "./custom-price-columns"

const FILTERS = [
  {
    id: "isActive",
    type: "radio" as const,
    label: "Status",
    options: [
      { label: "In use", value: "true" },
      { label: "Off", value: "false" },
    ],
  },
]
const EMPTY = {
  empty: { heading: "No custom prices yet", description: "Add one, or import a file of them." },
  filtered: { heading: "Nothing matches", description: "Try a part of the product code, or clear the filter." },
}

async function download(): Promise<void> {
  try {
    saveFile("custom-prices.csv", await fetchCustomPricesCsv())
  } catch (error) {
    toast.error(error instanceof Error ? error.message : "The file could not be downloaded")
  }
}

/** Agreed prices by product code, to search, add, import and export. */
export function CustomPricesTable() {
  const [params] = useSearchParams()
  const query = useMemo(() => customPricesQueryOf(params), [params])
  const { data, isPending, isError, error, refetch } = useCustomPrices(query)
  return (
    <Container className="divide-y p-0">
      {isError && !data ? (
        <ErrorState title="The custom prices could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          heading="Custom prices"
          subHeading="Agreed with one company or one customer; they stand before every rule that sets a base price"
          data={data?.customPrices}
          columns={CUSTOM_PRICE_COLUMNS}
          filters={FILTERS}
          getRowId={(price) => price.id}
          rowHref={(price) => `/pricing/custom-prices/prices/${price.id}?${params.toString()}`}
          rowCount={data?.count}
          pageSize={CUSTOM_PRICES_PAGE_SIZE}
          isLoading={isPending}
          emptyState={EMPTY}
          actions={[
            { label: "Export", onClick: () => void download() },
            { label: "Import", to: "import" },
            { label: "Create", to: "create" },
          ]}
        />
      )}
    </Container>
  )
}
