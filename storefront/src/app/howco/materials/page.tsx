import { MaterialsScreen } from "@/features/materials/components/materials-screen"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"

export const metadata = pageMetadata({
  title: "Materials: nickel, stainless and low alloy grades",
  description: "Composition, mechanical properties by condition, sour service limits and live stock of every grade.",
  path: paths.materials,
})

export default function Page() {
  return <MaterialsScreen />
}
