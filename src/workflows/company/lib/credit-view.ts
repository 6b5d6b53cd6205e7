import { mayManageCompany } from "@billet/backend/accounts"
import type { CreditApplicationAnswer, CreditApplicationView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import type { Buyer } from "../../accounts/lib/load-buyer"
import { companyOfBuyer } from "./company-of-buyer"

type Request = Awaited<ReturnType<MetalCompanyService["retrieveVerificationRequest"]>>

const iso = (time: Date | string) => new Date(time).toISOString()

/** A credit application with the names of its files. */
export async function creditView(companies: MetalCompanyService, request: Request): Promise<CreditApplicationView> {
  const files = await companies.listRequestAttachments(
    { request_id: request.id },
    { select: ["id", "file_name", "file_size", "file_type"], order: { created_at: "ASC", id: "ASC" } },
  )
  const { limitCents, days } = request.details as { limitCents: number; days: number }
  return {
    ...{ id: request.id, status: request.status, asked: { limit: limitCents / 100, days } },
    ...{ reason: request.reason_for_request ?? "", notes: request.review_notes, askedAt: iso(request.created_at) },
    decidedAt: request.admin_decision && request.reviewed_at ? iso(request.reviewed_at) : null,
    files: files.map((file) => ({
      ...{ id: file.id, fileName: file.file_name, fileSize: file.file_size, fileType: file.file_type },
    })),
  }
}

/** The last application of the reader's company, told to its administrators alone. */
export async function creditAnswer(container: MedusaContainer, reader: Buyer): Promise<CreditApplicationAnswer> {
  const { companyId } = companyOfBuyer(reader)
  if (!mayManageCompany(reader.companyRole)) return { application: null, mayApply: false }
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const [last] = await companies.listVerificationRequests(
    { company_id: companyId, type: "CREDIT_APPLICATION" },
    { order: { created_at: "DESC" }, take: 1 },
  )
  const isOpen = last?.status === "PENDING" || last?.status === "UNDER_REVIEW"
  return {
    application: last ? await creditView(companies, last) : null,
    mayApply: reader.accountStatus === "APPROVED" && !isOpen,
  }
}
