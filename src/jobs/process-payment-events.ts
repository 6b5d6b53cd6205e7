import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_PAYMENT } from "../modules/metal-payment"
import type MetalPaymentService from "../modules/metal-payment/service"
import { processPaymentEventWorkflow } from "../workflows/payments/process-payment-event"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

const AT_ONCE = 100

/** Works on messages whose process died or that were put off. */
async function processPaymentEvents(container: MedusaContainer): Promise<JobReport> {
  const due = await container
    .resolve<MetalPaymentService>(METAL_PAYMENT)
    .listPaymentEvents(
      { processed_at: null, next_attempt_at: { $lt: new Date() } },
      { select: ["id"], order: { next_attempt_at: "ASC" }, take: AT_ONCE },
    )
  for (const { id } of due) await processPaymentEventWorkflow(container).run({ input: { id } })
  return { done: due.length }
}

export default recordedJob("process-payment-events", processPaymentEvents)

export const config = scheduleOf("process-payment-events")
