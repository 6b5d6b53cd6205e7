import type { OrderView } from "@billet/backend/contract"
import { paths } from "@/lib/paths"

/** The order's papers, to keep. */
export function OrderDocuments({ order }: { order: OrderView }) {
  return (
    <>
      <a className="button small" href={paths.orderDocument(order.orderNumber, "acknowledgement.pdf")} download>
        Acknowledgement (PDF)
      </a>
      {order.invoiceNumber && (
        <a className="button small" href={paths.orderDocument(order.orderNumber, "invoice.pdf")} download>
          Invoice {order.invoiceNumber} (PDF)
        </a>
      )}
    </>
  )
}
