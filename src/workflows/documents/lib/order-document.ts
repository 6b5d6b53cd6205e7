import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { toOrderView, type OrderRecordRow } from "../../orders/lib/order-view"
import { DOCUMENTS, type DocumentKind } from "./write-document"
import { writeDocumentAside } from "./write-document-aside"

export type OrderDocument = { filename: string; content: Buffer }

const NAME = new RegExp(`^(${DOCUMENTS.join("|")})\\.pdf$`)

/** A paper of an order by its name, such as invoice.pdf; NOT_FOUND for a name that means none, or none yet. */
export async function orderDocument(container: MedusaContainer, record: OrderRecordRow, name: string): Promise<OrderDocument> {
  const kind = NAME.exec(name)?.[1] as DocumentKind | undefined
  if (!kind || (kind === "invoice" && !record.invoice_number)) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such document")
  }
  const number = kind === "invoice" ? record.invoice_number : record.order_number
  const [company] = record.company_id
    ? await container.resolve<MetalCompanyService>(METAL_COMPANY).listCompanies({ id: record.company_id })
    : []
  const content = await writeDocumentAside({
    kind,
    order: await toOrderView(container, record),
    shopName: container.resolve<MetalOrderService>(METAL_ORDER).shopName,
    companyName: company?.name ?? null,
    termsDays: record.payment_method === "ACCOUNT" ? (company?.terms_days ?? 0) : null,
  })
  return { filename: `${number}.pdf`, content }
}
