import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"
import type { NewCertificate } from "../../modules/metal-catalogue/sql/keep-certificate"
import { recordAudit } from "../audit/record-audit"

const keepCertificateStep = createStep("keep-certificate", async (certificate: NewCertificate, { container }) => {
  const id = await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).keepCertificate(certificate)
  const { mill_id: millId, cast_number: castNumber, file_name: fileName, uploaded_by: adminId } = certificate
  const details = { millId, castNumber, fileName }
  await recordAudit(container, { action: "heat.certificate", adminId, entityType: "certificate", entityId: id, details })
  return new StepResponse(id)
})

/** Keeps the mill's certificate of a heat; one that was kept stays. */
export const keepCertificateWorkflow = createWorkflow("keep-certificate", (input: NewCertificate) => {
  return new WorkflowResponse(keepCertificateStep(input))
})
