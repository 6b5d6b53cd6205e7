import { DEFAULT_SEGMENT } from "../contract"

/** The customer segment rules look at: the company's, else the region code, else INC. Source: decision 22. */
export function customerSegmentOf(buyer: { companySegment?: string | null; regionCode?: string | null }): string {
  return buyer.companySegment?.trim() || buyer.regionCode?.trim() || DEFAULT_SEGMENT
}
