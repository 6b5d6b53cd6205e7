import type { Translated } from "../catalogue"
import type { orderingTexts } from "../en/ordering"

export const ordering: Translated<typeof orderingTexts> = {
  bases: { in: "por pieza", lb: "por lb", kg: "por kg" },
  units: { in: "pulgadas", lb: "libras", kg: "kilogramos" },
  orderStatuses: {
    DRAFT: "Borrador",
    PENDING: "Pendiente",
    IN_PROGRESS: "En curso",
    PROCESSED: "Procesado",
    IN_TRANSIT: "En tránsito",
    COMPLETED: "Completado",
    CANCELLED: "Cancelado",
  },
  shipmentStatuses: { SHIPPED: "En camino", DELIVERED: "Entregado" },
  tracking: {
    alone: {
      ANNOUNCED: "Anunciado al transportista",
      COLLECTED: "Recogido",
      LEFT: "Salió de un centro del transportista",
      REACHED: "Llegó a un centro del transportista",
      MOVING: "En camino",
      OUT_FOR_DELIVERY: "En reparto",
      DELIVERED: "Entregado",
      DELAYED: "Retenido",
      RETURNED: "De regreso",
    },
    at: {
      ANNOUNCED: "Anunciado al transportista en {place}",
      COLLECTED: "Recogido en {place}",
      LEFT: "Salió de {place}",
      REACHED: "Llegó a {place}",
      MOVING: "En camino, visto en {place}",
      OUT_FOR_DELIVERY: "En reparto en {place}",
      DELIVERED: "Entregado en {place}",
      DELAYED: "Retenido en {place}",
      RETURNED: "De regreso, visto en {place}",
    },
    expected: "se espera el {day}",
  },
  carriers: { PENDING: "Por acordar", UPS: "UPS Ground", ABF: "ABF Freight" },
  roles: { ADMIN: "Administrador", BUYER: "Comprador", VIEWER: "Solo consulta" },
}
