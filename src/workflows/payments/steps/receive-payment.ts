import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import type { Receipt } from "../../../modules/metal-company/sql/receive-on-account"
import { recordAudit } from "../../audit/record-audit"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import { settleAccountOf } from "../lib/settle-account-of"

/** Money that was written down stays; what follows from it can be caught up with by recording it again under its key. */
export const receivePaymentStep = createStep("receive-payment", async (receipt: Receipt, { container }) => {
  const { orderId, cents, receivedOn, reference, recordedBy: adminId } = receipt
  const record = await orderRecordOf(container, orderId)
  if (record.payment_method !== "ACCOUNT") {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This order is paid by card", "payment_refused")
  }
  const isNew = await container.resolve<MetalCompanyService>(METAL_COMPANY).receiveOnAccount(receipt)
  if (isNew) {
    const details = { orderNumber: record.order_number, cents, receivedOn, reference }
    await recordAudit(container, { action: "payment.received", adminId, entityType: "order", entityId: orderId, details })
  }
  await settleAccountOf(container, record)
  return new StepResponse(isNew)
})
