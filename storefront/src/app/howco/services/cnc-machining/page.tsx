import { ServiceScreen } from "@/features/services/components/service-screen"
import { SERVICES } from "@/features/services/services"
import { pageMetadata } from "@/lib/page-metadata"

const { summary, href } = SERVICES.machining

export const metadata = pageMetadata({ title: "CNC machining to plus or minus 0.0005 inch", description: summary, path: href })

export default function Page() {
  return <ServiceScreen service={SERVICES.machining} />
}
