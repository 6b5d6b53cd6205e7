import type { Consignment } from "@billet/backend/shipping"

/** Whom a label is for. */
export type LabelParty = { name: string; attention: string; phone: string; line1: string; line2?: string }
/** What a carrier is asked to make labels of. */
export type LabelOrder = { consignments: Consignment[]; to: LabelParty; reference: string }
