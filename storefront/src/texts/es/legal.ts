import type { Translated } from "../catalogue"
import type { legalTexts } from "../en/legal"

export const legal: Translated<typeof legalTexts> = {
  home: "Inicio",
  questionsAboutThis: "¿Preguntas sobre esto? {contact}, o escriba a {email}.",
  contactUs: "Contáctenos",
  alsoRead: "Vea también: {other}",
  terms: {
    title: "Condiciones de venta",
    description:
      "En qué se basa una venta de metal aquí: cotizaciones de 24 horas, certificados de acería, tolerancias, cortes, flete y pago.",
    scope:
      "Estas son las reglas de todo pedido hecho en esta tienda. Lo que un contrato firmado con su empresa diga de otro modo va primero.",
    sections: [
      {
        title: "Cotizaciones y precios",
        text: "Los precios están en dólares estadounidenses. Un precio del carrito vale 24 horas desde su último cálculo. Después, al finalizar la compra se vuelve a calcular, se muestra qué cambió y se le pregunta antes de pedir nada.",
      },
      {
        title: "Cuándo obliga un pedido",
        text: "Hacer un pedido reserva su metal. Puede cancelarlo mientras esté pendiente; obliga a ambos cuando empieza el trabajo. Un pedido con tarjeta que no se paga en una hora se cancela.",
      },
      {
        title: "Prevalece el certificado de la acería",
        text: "Los datos de este sitio, como composición, resistencia y peso, son orientativos. Lo que el metal es lo dice su certificado de acería: cada pieza se embarca con el certificado de su colada.",
      },
      {
        title: "Medidas, pesos y tolerancias",
        text: "Las secciones llevan las tolerancias de la acería y de la norma que se indica con el artículo. Los pesos se calculan con medida, longitud y densidad; la factura sigue el peso pedido. Tolerancias más cerradas rigen donde la confirmación del pedido las nombra.",
      },
      {
        title: "Piezas cortadas",
        text: "El metal se corta para usted. Una pieza cortada no se puede devolver, salvo que no sea lo que se pidió o lo que dice su certificado.",
      },
      {
        title: "Reclamaciones",
        text: "Revise medida, cantidad y números de colada cuando llegue el metal y antes de trabajarlo. Avísenos de un defecto con el número de pedido y una foto: reponemos el metal o devolvemos su precio.",
      },
      {
        title: "Flete y entrega",
        text: "El flete al finalizar la compra es una estimación donde así se dice. Donde no hay tarifa lo cotizamos después del pedido; hasta que empiece el trabajo puede cancelar. Las fechas son lo que esperamos, no una promesa, salvo que la confirmación diga fija.",
      },
      {
        title: "Pago",
        text: "Con tarjeta al pedir, o a cuenta para empresas con condiciones y límite aprobados. Se suma el impuesto salvo que su certificado de exención esté aprobado.",
      },
      {
        title: "Exportación",
        text: "Algunos países y usos necesitan una autorización antes de que podamos enviar. Ese pedido la espera, o se cancela sin costo para usted.",
      },
    ],
  },
  privacy: {
    title: "Privacidad",
    description: "Qué guarda esta tienda de visitantes y compradores, qué cookies usa, cuánto dura cada una y a quién preguntar.",
    scope: "Guardamos lo que necesitan una cuenta, un pedido y sus documentos, y no vendemos nada de ello.",
    sections: [
      {
        title: "Sin cuenta",
        text: "Puede buscar, ver existencias y llenar un carrito sin decirnos quién es. No se cuenta nada antes de que acepte las estadísticas de visitas; el pie de página las desactiva en cualquier momento.",
      },
      {
        title: "Con cuenta",
        text: "Su nombre, correo electrónico, teléfono, puesto, empresa y direcciones; sus pedidos, listas, archivos y mensajes; cuándo y desde qué dispositivo inició sesión. Sirven para verificar su empresa, cotizar, entregar y responderle.",
      },
      {
        title: "Cookies",
        text: "Sesión: 24 horas, siete días como máximo. Carrito: 30 días. Idioma, apariencia, unidades, país y cómo se muestran los resultados: un año. Su respuesta sobre las estadísticas de visitas: medio año. Ninguna lo sigue a otros sitios.",
      },
      {
        title: "En su propio navegador",
        text: "Una copia de su carrito, el formulario de compra que empezó y las filas de un pedido rápido se quedan en su navegador, las filas hasta que cierre la pestaña. Al cerrar sesión se borran.",
      },
      {
        title: "Quién más lo ve",
        text: "El transportista recibe la dirección de una entrega. Los pagos con tarjeta los toma el proveedor de pagos; los números de tarjeta nunca llegan a nosotros. Si inicia sesión por el proveedor de su empresa o por otro, este sabe que lo hizo.",
      },
      {
        title: "Cuánto tiempo",
        text: "Datos de la cuenta: mientras exista la cuenta. Pedidos, facturas y certificados: el tiempo que pidan las leyes fiscales y de seguridad de productos. El registro de aprobaciones y cambios no se puede alterar, así que dura lo mismo que los pedidos a los que pertenece.",
      },
      {
        title: "Sus derechos",
        text: "Pídanos saber qué tenemos de usted, corregirlo, o borrar lo que ninguna ley nos obligue a guardar. La mayor parte puede corregirla usted en su perfil.",
      },
    ],
  },
}
