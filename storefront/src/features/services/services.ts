import { paths } from "../../lib/paths"
import type { servicesTexts } from "../../texts/en/services"

export type ServiceId = keyof typeof servicesTexts.texts
export type ServiceDrawingName = "turned-part" | "bored-tube" | "printed-part"
export type Service = { id: ServiceId; href: string; drawing: ServiceDrawingName }

/** Where each service stands and what is drawn for it; its words are in the catalogue of services. */
export const SERVICES: Record<ServiceId, Service> = {
  machining: { id: "machining", href: paths.machining, drawing: "turned-part" },
  boring: { id: "boring", href: paths.boring, drawing: "bored-tube" },
  additive: { id: "additive", href: paths.additive, drawing: "printed-part" },
}
