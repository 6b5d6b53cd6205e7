import type { Translated } from "../catalogue"
import type { creditTexts } from "../en/credit"

export const credit: Translated<typeof creditTexts> = {
  next: {
    PENDING: "En espera. Nuestro departamento de crédito la revisa en el plazo de un día hábil y le escribe.",
    UNDER_REVIEW: "En revisión. Nuestro departamento de crédito puede llamarle; recibirá un correo en cuanto se decida.",
    APPROVED: "Aprobada. Su empresa hace pedidos a cuenta desde ahora.",
    REJECTED: "No aprobada.",
  },
  yourApplicationIsWithUs: "Su solicitud está con nosotros. Recibirá un correo en cuanto se decida.",
  creditApplication: "Solicitud de crédito",
  creditLimitUsd: "Límite de crédito, USD",
  daysNet: "Días neto",
  daysDays: "{days} días",
  whatYouBuyAndSuppliers: "Lo que compra y proveedores que le conocen",
  papers: "Documentos",
  accountsBankOrTradeReferences:
    "Estados financieros, referencias bancarias o comerciales: hasta 5 archivos, 10 MB en total. Solo nuestro departamento de crédito puede abrirlos.",
  sending: "Enviando",
  apply: "Solicitar",
  asked: "Solicitado",
  for: "Por",
  limitDaysDaysNet: "{limit}, {days} días neto",
  credit: "Crédito",
  terms: "Condiciones",
  limitDaysDaysNetOpenbalance: "{limit}, {days} días neto; {openBalance} en uso.",
  yourCompanyPaysByCard: "Por ahora su empresa paga con tarjeta. Con condiciones aprobadas hace pedidos a cuenta.",
  applyForOtherTerms: "Solicitar otras condiciones",
  applyForTerms: "Solicitar condiciones",
  seeWhoThatIs: "Ver quién es",
  anAdministratorOfYourCompany: "Un administrador de su empresa solicita el crédito. {link}",
}
