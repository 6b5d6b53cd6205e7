import type { ReactNode } from "react"
import { useTexts } from "#use-texts"
import { GuidanceNote } from "@/components/guidance-note"
import { capabilitiesIn, type Capability, type CapabilityId } from "@/features/services/capabilities"
import { FeatureSections } from "@/features/services/components/feature-sections"
import { PhaseChart } from "@/features/services/drawings/phase-chart"
import { TracedBar } from "@/features/services/drawings/traced-bar"
import { TurnedPart } from "@/features/services/drawings/turned-part"
import { FamilyDrawing } from "@/features/materials/components/family-drawing"
import { capabilitiesTexts } from "@/texts/en/capabilities"
import { homeTexts } from "@/texts/en/home"
import { CapabilityTabs } from "./capability-tabs"
import styles from "./showcase.module.css"

const PICTURES: Record<CapabilityId, ReactNode> = {
  manufacturing: <TurnedPart />,
  engineering: <PhaseChart />,
  quality: <TracedBar />,
  materials: <FamilyDrawing metalCategory="NICKEL" />,
}

/** What the house does besides selling bars: four tabs, each with a picture, a summary and its features. */
export function CapabilityShowcase() {
  const t = useTexts(homeTexts)
  return (
    <section aria-labelledby="capabilities" className={styles.showcase}>
      <h2 id="capabilities">{t.beyondTheBar}</h2>
      <CapabilityTabs
        tabs={capabilitiesIn(useTexts(capabilitiesTexts)).map((capability) => ({
          id: capability.id,
          label: capability.tab,
          panel: <Panel capability={capability} />,
        }))}
      />
      <GuidanceNote>{t.certificatesAndTolerancesAre}</GuidanceNote>
    </section>
  )
}

function Panel({ capability: { id, title, summary, sections } }: { capability: Capability }) {
  return (
    <div className={styles.content}>
      <div className={styles.picture}>{PICTURES[id]}</div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{summary}</p>
        <FeatureSections sections={sections} level="h4" />
      </div>
    </div>
  )
}
