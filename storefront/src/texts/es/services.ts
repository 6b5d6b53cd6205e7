import type { Translated } from "../catalogue"
import type { servicesTexts } from "../en/services"

export const services: Translated<typeof servicesTexts> = {
  machining: {
    title: "Mecanizado CNC",
    summary:
      "Torneado, fresado y acabado de barra y tubo de nuestras existencias, superficies mecanizadas con ±0.0005 pulgadas y el número de colada conservado en cada pieza.",
    scope: [
      "Mecanizamos lo que tenemos en existencia: una barra se corta, tornea, barrena y fresa en un solo pedido, y la pieza terminada lleva el número de colada y el certificado de la acería de la barra de la que salió. Usted compra una pieza en lugar de una barra, un flete y un turno de taller.",
      "La tolerancia más estrecha que declaramos es de más o menos 0.0005 pulgadas, unos 13 micrómetros, en superficies mecanizadas como diámetros de sello y barrenos rimados o bruñidos. Tolerancias tan estrechas exigen temperatura estable e instrumentos acordes, por lo que se acuerdan en el plano, superficie por superficie.",
    ],
    sections: [
      {
        title: "Torneado y barrenado",
        features: [
          "Flechas, mandriles, subs y piezas huecas a partir de barra y tubo",
          "Roscas, ranuras y superficies de sello",
          "Desbastes torneados con sobrematerial para su propio acabado",
        ],
      },
      {
        title: "Fresado y acabado",
        features: [
          "Planos, cuñeros, cajas y barrenos transversales",
          "Rimado y bruñido donde el barreno lo necesita",
          "Desbarbado, marcado y empaque según su lista",
        ],
      },
      {
        title: "Lo que acompaña a la pieza",
        features: [
          "Informe dimensional contra su plano",
          "Certificado de la acería de la colada, tipo EN 10204 según se indica",
          "Número de colada marcado en la pieza o en su etiqueta",
        ],
      },
    ],
    facts: [
      { label: "Tolerancia más estrecha", value: "± 0.0005 in, superficies mecanizadas" },
      { label: "Tolerancia usual", value: "± 0.005 in salvo que el plano indique otra cosa" },
      { label: "Planos", value: "DXF, STEP o PDF" },
    ],
    note: "Las tolerancias dependen de la medida, el material y la superficie, y se confirman con el pedido.",
  },
  boring: {
    title: "Barrenado profundo",
    summary:
      "Barrenos de hasta 40 pies en barra y piezas forjadas: broca cañón, BTA, trepanado, contrabarrenado y bruñido, con la rectitud acordada antes del corte.",
    scope: [
      "Un barreno diez veces más profundo que ancho es un barreno profundo: la viruta, el refrigerante y la rectitud son cada uno un problema aparte. Barrenamos barras y piezas forjadas de hasta 40 pies (480 pulgadas) de largo, de modo que se puede hacer tubo de pared gruesa a partir de barra maciza de cualquier grado en existencia.",
      "Girar la pieza en sentido contrario a la herramienta mantiene concéntrico el barreno. Donde sale mucho metal de una aleación cara, el trepanado deja un núcleo macizo que vale la pena conservar en lugar de viruta.",
    ],
    sections: [
      {
        title: "Maneras de hacer el barreno",
        features: [
          "Broca cañón para barrenos pequeños: refrigerante por la herramienta",
          "BTA para barrenos mayores: refrigerante por fuera, viruta por el tubo",
          "Trepanado: un corte anular que deja un núcleo",
          "Contrabarrenado, barrenado en botella y bruñido",
        ],
      },
      {
        title: "Para qué sirve",
        features: [
          "Lastrabarrenas y herramientas de fondo de pozo",
          "Flechas huecas y cilindros",
          "Tubo de pared gruesa en grados que ninguna acería lamina como tubo",
        ],
      },
      {
        title: "Acordado antes del corte",
        features: [
          "Diámetro del barreno y su tolerancia",
          "Rectitud y excentricidad a lo largo",
          "Acabado superficial, y quién conserva el núcleo",
        ],
      },
    ],
    facts: [
      { label: "Barreno más largo", value: "40 ft (480 in)" },
      { label: "Profundidad a diámetro", value: "10:1 y más" },
      { label: "Concentricidad", value: "mantenida por contrarrotación, declarada por pedido" },
    ],
    note: "La tolerancia de más o menos 0.0005 pulgadas es para superficies mecanizadas, no para la longitud de un barreno profundo.",
  },
  additive: {
    title: "Manufactura aditiva",
    summary:
      "Piezas metálicas capa por capa: fusión de lecho de polvo por láser para detalle fino, deposición por arco con alambre para tamaño, en níquel e inoxidable.",
    scope: [
      "Algunas piezas es mejor hacerlas crecer que cortarlas: canales internos que ninguna broca alcanza, formas que harían viruta nueve décimas partes de una barra cara, refacciones cuyo dado de forja desapareció hace mucho. Las construimos casi a la forma final, les damos tratamiento térmico y mecanizamos las superficies que importan.",
      "Dos procesos cubren la mayoría de las piezas. La fusión de lecho de polvo por láser (PBF-LB) da detalle fino en tamaño moderado. La deposición por energía dirigida con arco y alambre (DED-arc) da tamaño y rapidez con una superficie más gruesa. Ambos están cubiertos por las reglas de calificación que usan los ramos de petróleo, gas y marítimo.",
    ],
    sections: [
      {
        title: "Fusión de lecho de polvo por láser",
        features: [
          "Canales internos, celosías y paredes delgadas",
          "Varias piezas en una misma construcción",
          "Diseño y retiro de soportes incluidos",
        ],
      },
      {
        title: "Deposición por arco con alambre",
        features: [
          "Piezas grandes y gruesas casi a la forma final",
          "Elementos añadidos a una preforma forjada o laminada",
          "Plazo corto donde una forja necesitaría un dado",
        ],
      },
      {
        title: "De la construcción a la pieza",
        features: [
          "Alivio de tensiones, tratamiento de solución y envejecimiento según el grado",
          "Mecanizado de sellos, roscas y caras",
          "Probetas construidas con la pieza; ensayos no destructivos según pedido",
        ],
      },
    ],
    facts: [
      { label: "Materiales usuales", value: "Aleación 718, aleación 625, 316L, 17-4PH, súper dúplex" },
      { label: "Procesos", value: "PBF-LB y DED-arc" },
      { label: "Superficies mecanizadas", value: "± 0.0005 in como máximo, igual que en mecanizado CNC" },
    ],
    note: "Los materiales, el proceso y el nivel de calificación se acuerdan para cada pieza.",
  },
}
