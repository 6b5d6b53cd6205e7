import type { Translated } from "../catalogue"
import type { familiesTexts } from "../en/families"

export const families: Translated<typeof familiesTexts> = {
  nickel: {
    title: "Aleaciones de níquel",
    summary:
      "Aleaciones de níquel para calor, presión y corrosión: endurecidas por envejecimiento, de solución sólida y níquel-cobre, con composición, resistencia y existencias.",
    scope: [
      "Las aleaciones de níquel conservan su resistencia y su superficie donde los aceros pierden una u otra: en caliente, bajo carga, en cloruros y en ácido sulfhídrico. Los grados endurecidos por envejecimiento (718, 725, 925, 945X, X-750, K-500) alcanzan límites elásticos de 100 a 150 ksi por tratamiento térmico. Los grados de solución sólida (625, 825, 400) ceden resistencia a cambio de la mayor resistencia a la corrosión y una soldadura fácil.",
      "Para herramientas de terminación, colgadores y partes de cabezal de pozo, el mismo número UNS se vende según distintas especificaciones. Las especificaciones aeroespaciales de material admiten una química más amplia que API 6ACRA, por lo que una barra se pide por grado, condición y especificación en conjunto.",
    ],
    uses: [
      "Partes de cabezal de pozo y de terminación",
      "Tornillería y resortes en caliente",
      "Servicio submarino y en agua de mar",
      "Internos y vástagos de válvula",
    ],
  },
  stainless: {
    title: "Aceros inoxidables",
    summary:
      "Aceros inoxidables austeníticos, martensíticos, endurecibles por precipitación y dúplex: composición, resistencia por condición, límites y existencias.",
    scope: [
      "Los aceros inoxidables resisten la corrosión por una película de óxido de cromo. Cuán resistentes son depende de la estructura: los grados austeníticos (304L, 316L, Nitronic 50) son tenaces y ganan resistencia solo por trabajo en frío; los martensíticos (410, 420 modificado, súper 13Cr) se templan y revienen; los endurecibles por precipitación (17-4PH, 15-5PH) se envejecen, de H900 para resistencia a H1150 para tenacidad.",
      "Los grados dúplex y súper dúplex son mitad ferrita y mitad austenita: cerca del doble del límite elástico del 316L, con una resistencia a las picaduras que deciden el cromo, el molibdeno y el nitrógeno.",
    ],
    uses: [
      "Flechas de bomba y de compresor",
      "Tubería de producción y partes de terminación",
      "Tubería y conexiones para agua de mar",
      "Maquinaria alimentaria, química y naval",
    ],
  },
  "low-alloy": {
    title: "Aceros de baja aleación",
    summary:
      "Aceros de baja aleación por resistencia: 4130, 4140, 4145H, 4330V, 4340, 8630, F22 y 9Cr-1Mo con composición, resistencia por condición y existencias.",
    scope: [
      "Los aceros de baja aleación dan la mayor resistencia por su precio. Unos pocos por ciento de cromo, molibdeno, níquel y vanadio permiten que una barra endurezca en toda su sección; el temple y el revenido fijan después la resistencia, escrita como límite elástico mínimo: 75K, 80K, 110K, 125K, 150K.",
      "En servicio amargo el límite es la dureza, 22 HRC para la mayoría de estos grados, y más de 1 % de níquel descarta un grado. Las secciones grandes endurecen menos en el centro, por lo que la resistencia se declara para una medida de sección: pregunte por el lugar del ensayo cuando importe.",
    ],
    uses: [
      "Herramientas y subs de perforación",
      "Cuerpos y bridas de cabezal de pozo",
      "Flechas, engranes y tornillería",
      "Partes a presión a temperatura moderada",
    ],
  },
}
