import { CUSTOM_PRICE_CSV_COLUMNS, MAX_CUSTOM_PRICE_FILE_BYTES, type CustomPriceImport } from "@billet/backend/contract"
import { RouteFocusModal, useRouteModal } from "@medusajs/dashboard/components"
import { Button, Heading, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { ChosenFile } from "../../../../components/chosen-file"
import { FileDropZone } from "../../../../components/file-drop-zone"
import { ErrorState, LoadingState } from "../../../../components/query-state"
import { useImportCustomPrices } from "../../../../hooks/api/custom-prices"
import { count, counted } from "../../../../lib/format"
import { ImportOutcome } from "./import-outcome"

const changes = ({ created, changed }: CustomPriceImport) => created + changed

function Introduction() {
  return (
    <div>
      <RouteFocusModal.Title asChild>
        <Heading>Import custom prices</Heading>
      </RouteFocusModal.Title>
      <RouteFocusModal.Description asChild>
        <Text size="small" className="text-ui-fg-subtle">
          CSV with commas or semicolons. You see what it would change before anything is written; rows that are refused stay out.
        </Text>
      </RouteFocusModal.Description>
      <Text size="xsmall" className="text-ui-fg-muted mt-2 break-words font-mono">
        {CUSTOM_PRICE_CSV_COLUMNS.join(", ")}
      </Text>
    </div>
  )
}

/** The file that was chosen, what it would change, and the button that writes it. */
export function ImportPrices() {
  const [file, setFile] = useState<{ source: string; content: string } | null>(null)
  const preview = useImportCustomPrices()
  const write = useImportCustomPrices()
  const { handleSuccess } = useRouteModal()
  const choose = async (chosen: File) => {
    const content = await chosen.text()
    setFile({ source: chosen.name, content })
    preview.mutate({ content })
  }
  const drop = () => {
    setFile(null)
    preview.reset()
  }
  const found = preview.data?.import
  const commit = (content: string) =>
    write.mutate(
      { content, commit: true },
      {
        onSuccess: ({ import: done }) => {
          toast.success(`${counted(changes(done), "price")} written`)
          handleSuccess()
        },
        onError: (error) => toast.error(error.message),
      },
    )
  return (
    <>
      <RouteFocusModal.Header />
      <RouteFocusModal.Body className="flex flex-1 flex-col items-center overflow-y-auto">
        <div className="flex w-full max-w-[720px] flex-col gap-y-6 px-4 py-8 sm:py-16">
          <Introduction />
          {file ? (
            <ChosenFile {...file} onRemove={drop} />
          ) : (
            <FileDropZone
              label="Drop a file of prices here, or choose one"
              accept=".csv,.txt,text/csv"
              maxBytes={MAX_CUSTOM_PRICE_FILE_BYTES}
              onFile={choose}
            />
          )}
          {preview.isPending && <LoadingState label="Comparing with the prices" className="h-64" />}
          {file && preview.isError && (
            <ErrorState
              title="This file cannot be imported"
              error={preview.error}
              onRetry={() => preview.mutate({ content: file.content })}
            />
          )}
          {found && <ImportOutcome outcome={found} />}
        </div>
      </RouteFocusModal.Body>
      <RouteFocusModal.Footer>
        <RouteFocusModal.Close asChild>
          <Button size="small" variant="secondary">
            Cancel
          </Button>
        </RouteFocusModal.Close>
        <Button
          size="small"
          disabled={!file || !found || changes(found) === 0}
          isLoading={write.isPending}
          onClick={() => file && commit(file.content)}
        >
          {found ? `Write ${count(changes(found))}` : "Write"}
        </Button>
      </RouteFocusModal.Footer>
    </>
  )
}
