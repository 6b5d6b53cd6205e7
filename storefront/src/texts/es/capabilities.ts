import type { Translated } from "../catalogue"
import type { capabilitiesTexts } from "../en/capabilities"

export const capabilities: Translated<typeof capabilitiesTexts> = {
  manufacturing: {
    tab: "Fabricación",
    title: "Fabricación avanzada",
    summary:
      "De la barra a la pieza terminada en una misma casa: cortada, barrenada hasta 40 pies, mecanizada con ±0.0005 pulgadas en las superficies mecanizadas, o construida capa por capa.",
    sections: [
      {
        title: "Mecanizado CNC",
        features: [
          "Torneado, fresado, roscado y bruñido",
          "± 0.0005 in en superficies mecanizadas",
          "Número de colada conservado en cada paso",
        ],
      },
      {
        title: "Barrenado profundo",
        features: [
          "Barrenos de hasta 40 pies de largo",
          "Barrenado con broca cañón, BTA y trepanado",
          "Tubo de pared gruesa a partir de barra maciza",
        ],
      },
      {
        title: "Manufactura aditiva",
        features: [
          "Fusión de lecho de polvo por láser y deposición por arco con alambre",
          "Grados de níquel e inoxidables",
          "Tratamiento térmico y mecanizado de acabado",
        ],
      },
    ],
  },
  engineering: {
    tab: "Ingeniería",
    title: "Experiencia en ingeniería",
    summary:
      "Quienes han cortado el metal ayudan a elegirlo: para servicio amargo, para temperatura, para presión y por su precio.",
    sections: [
      {
        title: "Selección de materiales",
        features: [
          "Grado, condición y especificación leídos en conjunto",
          "Límites de dureza para servicio amargo",
          "Cada grado por número UNS, nombre común y norma",
        ],
      },
      {
        title: "Peso y corte",
        features: [
          "Peso por forma, grado y longitud",
          "Listas de corte con el menor desperdicio",
          "Peso por pieza dentro de lo que admite un paquete",
        ],
      },
    ],
  },
  quality: {
    tab: "Calidad",
    title: "Aseguramiento de calidad",
    summary: "{certificates}. Cada pieza conserva su número de colada y viaja con el certificado de la acería de esa colada.",
    sections: [
      {
        title: "Sistemas certificados",
        features: [
          "Calidad según ISO 9001:2015, API Spec Q1 y AS9100",
          "Medio ambiente según ISO 14001",
          "Seguridad y salud según ISO 45001",
        ],
      },
      {
        title: "Metal trazable",
        features: [
          "Coladas y sus certificados a la vista junto con las existencias",
          "Marcado conservado después de cada corte",
          "Identificación positiva de materiales e inspección por ultrasonido a solicitud",
        ],
      },
    ],
  },
  materials: {
    tab: "Materiales",
    title: "Materiales de primera",
    summary:
      "Aleaciones de níquel, aceros inoxidables y de baja aleación de acerías aprobadas, en barra, tubo y solera, con corte a medida.",
    sections: [
      {
        title: "Aleaciones de níquel",
        features: ["718, 725, 925 y 945X endurecidas por envejecimiento", "625, 825 y 400 de solución sólida"],
      },
      {
        title: "Aceros inoxidables",
        features: ["316L, 17-4PH, 13Cr y súper 13Cr", "Dúplex y súper dúplex"],
      },
      {
        title: "Aceros de baja aleación",
        features: ["4130, 4140, 4145H y 4340 por resistencia", "F22, 8630 y 9Cr-1Mo"],
      },
    ],
  },
}
