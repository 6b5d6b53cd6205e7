import { ServiceScreen } from "@/features/services/components/service-screen"
import { SERVICES } from "@/features/services/services"
import { pageMetadata } from "@/lib/page-metadata"

const { summary, href } = SERVICES.boring

export const metadata = pageMetadata({ title: "Deep hole boring up to 40 feet", description: summary, path: href })

export default function Page() {
  return <ServiceScreen service={SERVICES.boring} />
}
