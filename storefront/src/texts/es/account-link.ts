import type { Translated } from "../catalogue"
import type { accountLinkTexts } from "../en/account-link"

export const accountLink: Translated<typeof accountLinkTexts> = {
  links: {
    profile: "Perfil",
    orders: "Pedidos",
    lists: "Listas",
    company: "Empresa",
    credit: "Crédito",
    contact: "Contacto",
    questions: "Preguntas frecuentes",
  },
}
