import { BRAND } from "../../lib/brand"
import { paths } from "../../lib/paths"
import { capabilitiesTexts } from "../../texts/en/capabilities"
import { fill } from "../../texts/fill"

export type CapabilityTexts = typeof capabilitiesTexts.texts
export type CapabilityId = keyof CapabilityTexts
export type Capability = {
  id: CapabilityId
  tab: string
  title: string
  summary: string
  sections: readonly { title: string; features: readonly string[]; href?: string }[]
}

/** Pages that say more, in the order of an area's sections. */
const PAGES: Record<CapabilityId, readonly string[]> = {
  manufacturing: [paths.machining, paths.boring, paths.additive],
  engineering: [paths.crossReference, paths.weightCalculator],
  quality: [paths.quality],
  materials: [paths.material("nickel"), paths.material("stainless"), paths.material("low-alloy")],
}

/** The four areas of the capability showcase (specification sections 1 and 2) in the words of a language. */
export function capabilitiesIn(t: CapabilityTexts): Capability[] {
  return (Object.keys(PAGES) as CapabilityId[]).map((id) => ({
    id,
    tab: t[id].tab,
    title: t[id].title,
    summary: fill(t[id].summary, { certificates: BRAND.certificates.join(", ") }),
    sections: t[id].sections.map((section, index) => ({ ...section, href: PAGES[id][index] })),
  }))
}
