import type { Metadata } from "next"
import { MaterialsScreen } from "@/features/materials/components/materials-screen"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"
import { pagesTexts } from "@/texts/en/pages"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(pagesTexts)
  return pageMetadata({
    title: t.materialsNickelStainlessAndLow,
    description: t.compositionMechanicalPropertiesBy,
    path: paths.materials,
  })
}

export default function Page() {
  return <MaterialsScreen />
}
