import type { OrderView } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { paths } from "@/lib/paths"
import { ordersTexts } from "@/texts/en/orders"
import { fill } from "@/texts/fill"

/** The order's papers, to keep. */
export function OrderDocuments({ order }: { order: OrderView }) {
  const t = useTexts(ordersTexts)
  return (
    <>
      <a className="button small" href={paths.orderDocument(order.orderNumber, "acknowledgement.pdf")} download>
        {t.acknowledgementPdf}
      </a>
      {order.invoiceNumber && (
        <a className="button small" href={paths.orderDocument(order.orderNumber, "invoice.pdf")} download>
          {fill(t.invoiceInvoicenumberPdf, { invoiceNumber: order.invoiceNumber })}
        </a>
      )}
    </>
  )
}
