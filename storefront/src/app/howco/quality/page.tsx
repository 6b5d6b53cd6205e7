import { QualityScreen } from "@/features/services/components/quality-screen"
import { BRAND } from "@/lib/brand"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"

export const metadata = pageMetadata({
  title: "Quality: certificates, traceability, tolerances",
  description: `${BRAND.certificates.join(", ")}. Every piece keeps its heat number and ships with its mill certificate.`,
  path: paths.quality,
})

export default function Page() {
  return <QualityScreen />
}
