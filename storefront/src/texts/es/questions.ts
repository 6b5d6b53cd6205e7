import type { Translated } from "../catalogue"
import type { questionsTexts } from "../en/questions"

export const questions: Translated<typeof questionsTexts> = {
  home: "Inicio",
  title: "Preguntas frecuentes",
  description:
    "Medidas, corte, precios, cuentas, certificados y entrega: lo que más preguntan los compradores, respondido en una o dos frases.",
  notAnswered: "Datos orientativos; prevalece el certificado de la acería. ¿Sin respuesta? {contact}.",
  contactUs: "Contáctenos",
  questions: [
    {
      question: "¿Cómo pido una pieza cortada?",
      answer:
        "Abra un artículo, escriba la cantidad de una pieza en pulgadas, libras o kilogramos y cuántas piezas necesita. El peso, la longitud y el precio aparecen mientras escribe. Las piezas iguales forman una partida de hasta 100 piezas.",
    },
    {
      question: "¿Por qué no veo precios?",
      answer:
        "Los precios se muestran a los compradores con sesión iniciada. Los visitantes pueden buscar, ver existencias y llenar un carrito; nada se pierde al iniciar sesión.",
    },
    {
      question: "¿Cuánto tiempo vale un precio?",
      answer:
        "24 horas desde el último cálculo de su carrito. Después, al finalizar la compra se vuelve a calcular, se muestra qué cambió y se le pregunta antes de pedir nada.",
    },
    {
      question: "¿Qué significa la disponibilidad?",
      answer:
        "Alta y media disponibilidad están en los almacenes indicados. En tránsito va camino a un almacén. Pedido especial se fabrica o se compra para usted. Consultar disponibilidad significa que no se pudo preguntar al sistema de existencias; llámenos.",
    },
    {
      question: "¿Cómo se calcula el peso de una pieza?",
      answer:
        "Sección transversal x longitud x densidad del grado. Una barra redonda de 4-1/2 in de aleación 718 pesa unas 4.7 lb por pulgada. Se aplican tolerancias de acería; la factura sigue el peso pedido.",
    },
    {
      question: "¿Qué documentos acompañan al metal?",
      answer:
        "Cada pieza conserva su número de colada y se embarca con el certificado de la acería de esa colada, EN 10204 tipo 2.2, 3.1 o 3.2 según se indica con la colada.",
    },
    {
      question: "¿Qué precio tiene una partida en pulgadas y una en libras?",
      answer:
        "Una partida en pulgadas se cobra por pieza. Una partida en libras o kilogramos se cobra por libra o kilogramo. Ambas salen del mismo precio de lista o de contrato.",
    },
    {
      question: "¿Cómo se envía mi pedido?",
      answer:
        "Las piezas de hasta 150 lb y 108 in viajan por paquetería dentro de Estados Unidos y Canadá; las más pesadas y largas, por flete. A otros destinos cotizamos el flete después del pedido.",
    },
    {
      question: "¿Puedo cancelar?",
      answer: "Sí, mientras el pedido esté pendiente: contáctenos con su número. Una vez que se está cortando el metal, es suyo.",
    },
    {
      question: "¿Puedo pagar a cuenta?",
      answer:
        "Las empresas con condiciones aprobadas piden a cuenta con un número de orden de compra. Al finalizar la compra se muestran sus condiciones, su límite y su saldo pendiente.",
    },
  ],
}
