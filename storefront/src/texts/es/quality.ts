import type { Translated } from "../catalogue"
import type { qualityTexts } from "../en/quality"

export const quality: Translated<typeof qualityTexts> = {
  certificates: {
    "ISO 9001:2015": {
      field: "Gestión de la calidad",
      text: "Cómo la casa planifica, hace, comprueba y mejora su trabajo. Se audita cada año y se certifica de nuevo cada tres.",
    },
    "API Spec Q1": {
      field: "Calidad en la fabricación para petróleo y gas",
      text: "Añade evaluación formal de riesgos, planes de contingencia, gestión del cambio, trazabilidad y control de proveedores críticos. Auditado por API.",
    },
    AS9100: {
      field: "Calidad en la industria aeroespacial",
      text: "ISO 9001 con seguridad del producto, gestión de la configuración, riesgo operativo y prevención de piezas falsificadas.",
    },
    "ISO 14001": {
      field: "Gestión ambiental",
      text: "Qué efectos tiene el trabajo en su entorno, qué ley se aplica y qué se hace para reducirlos.",
    },
    "ISO 45001": {
      field: "Seguridad y salud en el trabajo",
      text: "Peligros detectados y eliminados junto con las personas que trabajan con barras pesadas y máquinas rápidas.",
    },
  },
  home: "Inicio",
  quality: "Calidad",
  qualityAssurance: "Aseguramiento de calidad",
  aBarIsWorthWhat:
    "Una barra vale lo que dicen sus papeles. Cada pieza que cortamos conserva el número de colada de la barra de la que salió, y el certificado de esa colada se muestra con las existencias antes de comprar y viaja con el metal después.",
  machinedFeaturesAreHeldTo:
    "Las superficies mecanizadas se mantienen en más o menos 0.0005 pulgadas donde el plano lo pide, y se miden con instrumentos que resuelven una décima parte de eso.",
  askForACertificate: "Pedir un certificado",
  fiveCertifiedSystems: "Cinco sistemas certificados",
  standard: "Norma",
  field: "Campo",
  whatItCovers: "Qué cubre",
  aCertificateBelongsToA: "Un certificado corresponde a un sitio y un alcance determinados; pida la copia que cubre su pedido.",
}
