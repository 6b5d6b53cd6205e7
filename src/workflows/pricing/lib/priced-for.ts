import { customerSegmentOf, type BuyerFacts } from "@billet/backend/pricing"
import type { Buyer } from "../../accounts/lib/load-buyer"

/** Whom a price is for, and which trading company sells. */
export type PricedFor = { buyer: BuyerFacts; coid: string }

/** A buyer as prices know them, from the server's own records; their contract only where they may use it (decision 37). */
export function pricedForBuyer({ customerId, company, regionCode, mayUseContractPrices }: Buyer): PricedFor {
  const contract = mayUseContractPrices ? { customerId, companyId: company?.id ?? null } : { customerId: null, companyId: null }
  const customerSegment = customerSegmentOf({ companySegment: company?.customer_segment, regionCode })
  return { buyer: { ...contract, customerSegment }, coid: regionCode }
}

/** A price staff ask for: the segment and company they name, no one's contract. */
export function pricedForStaff({ coid, customerSegment }: { coid?: string | null; customerSegment?: string | null }): PricedFor {
  const [regionCode] = (coid ?? "").split(",")
  const segment = customerSegmentOf({ companySegment: customerSegment, regionCode })
  return { buyer: { customerId: null, companyId: null, customerSegment: segment }, coid: coid || "INC" }
}
