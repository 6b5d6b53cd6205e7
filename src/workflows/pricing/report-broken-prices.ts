import { createHash } from "node:crypto"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_NOTIFICATION } from "../../modules/metal-notification"
import type MetalNotificationService from "../../modules/metal-notification/service"
import type { NewNotification } from "../../modules/metal-notification/sql/write-notification"
import { METAL_PRICING } from "../../modules/metal-pricing"
import type MetalPricingService from "../../modules/metal-pricing/service"

type Broken = Awaited<ReturnType<MetalPricingService["brokenRows"]>>[number]

/** The same row broken in the same way is told once; broken anew in another way, again. */
function notificationOf({ kind, id, name, fields }: Broken): NewNotification {
  const reasons = fields.map(({ field, reason }) => `${field} ${reason}`).join("; ")
  const fault = createHash("sha256").update(reasons).digest("hex").slice(0, 16)
  const isRule = kind === "rule"
  return {
    type: "FEED_PROBLEM",
    title: isRule ? "A pricing rule is broken and left out" : "A custom price is broken and left out",
    message: `${name}: ${reasons}`,
    priority: "HIGH",
    source: `broken-${kind}:${id}:${fault}`,
    actionUrl: isRule ? `/pricing/rules/${id}` : "/pricing/custom-prices",
  }
}

const tellOfBrokenPricesStep = createStep("tell-of-broken-prices", async (_: unknown, { container }) => {
  const broken = await container.resolve<MetalPricingService>(METAL_PRICING).brokenRows()
  const notifications = container.resolve<MetalNotificationService>(METAL_NOTIFICATION)
  for (const one of broken) await notifications.tell(notificationOf(one))
  return new StepResponse(broken.length)
})

/** Tells staff of rules and custom prices that are left out because their rows are broken. */
export const reportBrokenPricesWorkflow = createWorkflow("report-broken-prices", () => {
  return new WorkflowResponse(tellOfBrokenPricesStep())
})
