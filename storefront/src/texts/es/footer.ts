import type { Translated } from "../catalogue"
import type { footerTexts } from "../en/footer"

export const footer: Translated<typeof footerTexts> = {
  footer: "Pie de página",
  pricesInUsDollarsDimensions:
    "Precios en dólares estadounidenses. Medidas en pulgadas. Los datos de este sitio son orientativos; prevalece el certificado de la acería.",
  groups: { buy: "Comprar", knowledge: "Conocer", company: "Empresa" },
  links: {
    allStock: "Todas las existencias",
    quickOrder: "Pedido rápido",
    materials: "Materiales",
    crossReference: "Equivalencias de grados",
    stockVerification: "Buscar por colada",
    weightCalculator: "Calculadora de peso",
    machining: "Mecanizado CNC",
    boring: "Barrenado profundo",
    additive: "Manufactura aditiva",
    quality: "Calidad",
    orders: "Pedidos",
    questions: "Preguntas frecuentes",
    contact: "Contacto",
    terms: "Condiciones de venta",
    privacy: "Privacidad",
  },
}
