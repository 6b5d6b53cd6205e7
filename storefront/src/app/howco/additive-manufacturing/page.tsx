import { ServiceScreen } from "@/features/services/components/service-screen"
import { SERVICES } from "@/features/services/services"
import { pageMetadata } from "@/lib/page-metadata"

const { summary, href } = SERVICES.additive

export const metadata = pageMetadata({ title: "Additive manufacturing in metal", description: summary, path: href })

export default function Page() {
  return <ServiceScreen service={SERVICES.additive} />
}
