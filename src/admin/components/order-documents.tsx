import type { AdminMetalOrder } from "@billet/backend/contract"
import { ArrowDownTray } from "@medusajs/icons"
import { Button, toast } from "@medusajs/ui"
import { useIssueInvoice } from "../hooks/api/metal-orders"

type Props = { orderId: string; order: AdminMetalOrder }

const INVOICED: AdminMetalOrder["orderStatus"][] = ["IN_PROGRESS", "PROCESSED", "IN_TRANSIT", "COMPLETED"]

/** What the buyer gave with the order, and the papers they get; an order that is taken up can be invoiced before it ships. */
export function OrderDocuments({ orderId, order }: Props) {
  const { mutateAsync, isPending } = useIssueInvoice(orderId)
  const issue = () =>
    mutateAsync()
      .then(({ order: now }) => toast.success(`${now.invoiceNumber} is issued and mailed to the buyer`))
      .catch((error: Error) => toast.error(error.message))
  const file = (name: string) => `/admin/metal-orders/${encodeURIComponent(orderId)}/documents/${name}`
  return (
    <div className="flex flex-wrap gap-2 px-6 py-4">
      {order.attachments.map(({ id, fileName }) => (
        <FileButton
          key={id}
          href={`/admin/metal-orders/${encodeURIComponent(orderId)}/attachments/${encodeURIComponent(id)}`}
          label={`From the buyer: ${fileName}`}
        />
      ))}
      <FileButton href={file("acknowledgement.pdf")} label="Acknowledgement" />
      {order.invoiceNumber && <FileButton href={file("invoice.pdf")} label={`Invoice ${order.invoiceNumber}`} />}
      {!order.invoiceNumber && INVOICED.includes(order.orderStatus) && (
        <Button size="small" variant="secondary" disabled={isPending} onClick={() => void issue()}>
          Issue invoice
        </Button>
      )}
    </div>
  )
}

function FileButton({ href, label }: { href: string; label: string }) {
  return (
    <Button size="small" variant="secondary" asChild>
      <a href={href} download>
        <ArrowDownTray />
        {label}
      </a>
    </Button>
  )
}
