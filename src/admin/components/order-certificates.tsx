import type { AdminMetalOrder, LineHeat } from "@billet/backend/contract"
import { ArrowDownTray } from "@medusajs/icons"
import { Button, Heading, Text, toast } from "@medusajs/ui"
import { useRef } from "react"
import { useUploadCertificate } from "../hooks/api/metal-certificates"

/** The heats an order is cut from and their certificates; a PDF that is uploaded belongs to the heat. */
export function OrderCertificates({ heats }: Pick<AdminMetalOrder, "heats">) {
  const each = [...new Map(heats.map((heat) => [`${heat.millId} ${heat.castNumber}`, heat])).entries()]
  if (each.length === 0) return null
  return (
    <div className="flex flex-col gap-y-2 px-6 py-4">
      <Heading level="h3">Certificates</Heading>
      {each.map(([key, heat]) => (
        <HeatRow key={key} heat={heat} />
      ))}
    </div>
  )
}

function HeatRow({ heat }: { heat: LineHeat }) {
  const { millId, castNumber, certificateType, certificateId } = heat
  const { mutateAsync, isPending } = useUploadCertificate({ millId, castNumber })
  const input = useRef<HTMLInputElement>(null)
  const upload = (file: File | undefined) => {
    if (!file) return
    mutateAsync(file)
      .then(() => toast.success(`The certificate of heat ${castNumber} is kept; the buyers of its metal can get it`))
      .catch((error: Error) => toast.error(error.message))
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Text size="small" className="text-ui-fg-subtle">
        <span className="text-ui-fg-base font-mono text-xs">{castNumber}</span> {millId} · {certificateType}
      </Text>
      {certificateId && (
        <Button size="small" variant="secondary" asChild>
          <a href={`/admin/metal-certificates/${encodeURIComponent(certificateId)}`} download>
            <ArrowDownTray />
            Certificate
          </a>
        </Button>
      )}
      <Button
        size="small"
        variant={certificateId ? "transparent" : "secondary"}
        disabled={isPending}
        onClick={() => input.current?.click()}
      >
        {certificateId ? "Replace" : "Upload PDF"}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".pdf"
        className="sr-only"
        tabIndex={-1}
        aria-label={`Certificate of heat ${castNumber}`}
        onChange={(event) => {
          upload(event.target.files?.[0])
          event.target.value = ""
        }}
      />
    </div>
  )
}
