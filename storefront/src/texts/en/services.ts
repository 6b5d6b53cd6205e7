import { catalogue } from "../catalogue"

/** CNC machining, deep hole boring and additive manufacturing; a summary fits a card, 200 characters. */
export const servicesTexts = catalogue("services", {
  machining: {
    title: "CNC machining",
    summary:
      "Turning, milling and finishing of bar and tube from our own stock, machined features to plus or minus 0.0005 inch, with the heat number kept on every piece.",
    scope: [
      "We machine what we stock: a bar is cut, turned, bored and milled under one order, and the finished part carries the heat number and the mill certificate of the bar it came from. You buy one part instead of a bar, a freight and a machinist’s slot.",
      "The tightest tolerance we state is plus or minus 0.0005 inch, about 13 micrometres, on machined features such as seal diameters and reamed or honed bores. Tolerances that tight need a stable temperature and gauges to match, so they are agreed feature by feature on the drawing.",
    ],
    sections: [
      {
        title: "Turning and boring",
        features: [
          "Shafts, mandrels, subs and hollow parts from bar and tube",
          "Threads, grooves and seal surfaces",
          "Rough turned blanks with stock left for your own finish",
        ],
      },
      {
        title: "Milling and finishing",
        features: [
          "Flats, keyways, pockets and cross holes",
          "Reaming and honing where the bore needs it",
          "Deburring, marking and packing to your list",
        ],
      },
      {
        title: "What comes with the part",
        features: [
          "Dimensional report against your drawing",
          "Mill certificate of the heat, EN 10204 type as listed",
          "Heat number marked on the part or its tag",
        ],
      },
    ],
    facts: [
      { label: "Tightest tolerance", value: "± 0.0005 in, machined features" },
      { label: "Usual tolerance", value: "± 0.005 in unless the drawing says otherwise" },
      { label: "Drawings", value: "DXF, STEP or PDF" },
    ],
    note: "Tolerances depend on size, material and feature and are confirmed with the order.",
  },
  boring: {
    title: "Deep hole boring",
    summary:
      "Bores up to 40 feet long in bar and forgings: gun drilling, BTA drilling, trepanning, counterboring and honing, with straightness agreed before the cut.",
    scope: [
      "A hole ten times as deep as it is wide is a deep hole: the chips, the coolant and the straightness each become a problem of their own. We bore bars and forgings up to 40 feet (480 inches) long, so that a heavy wall tube can be made from solid bar of any grade we stock.",
      "Turning the part against the tool keeps the bore concentric. Where much metal comes out of an expensive alloy, trepanning leaves a solid core that is worth keeping instead of chips.",
    ],
    sections: [
      {
        title: "Ways to make the bore",
        features: [
          "Gun drilling for small bores: coolant through the tool",
          "BTA drilling for larger bores: coolant outside, chips out through the tube",
          "Trepanning: an annular cut that leaves a core",
          "Counterboring, bottle boring and honing",
        ],
      },
      {
        title: "Made for",
        features: [
          "Drill collars and downhole tools",
          "Hollow shafts and cylinders",
          "Heavy wall tube in grades no mill rolls as tube",
        ],
      },
      {
        title: "Agreed before the cut",
        features: [
          "Bore diameter and its tolerance",
          "Straightness and run-out over the length",
          "Surface finish, and who keeps the core",
        ],
      },
    ],
    facts: [
      { label: "Longest bore", value: "40 ft (480 in)" },
      { label: "Depth to diameter", value: "10:1 and more" },
      { label: "Concentricity", value: "held by counter-rotation, stated per order" },
    ],
    note: "The tolerance of plus or minus 0.0005 inch is for machined features, not for the length of a deep bore.",
  },
  additive: {
    title: "Additive manufacturing",
    summary:
      "Metal parts built layer by layer: laser powder bed fusion for fine detail, wire arc deposition for size, in nickel and stainless grades, machined to finish.",
    scope: [
      "Some parts are better grown than cut: inner channels no drill reaches, shapes that would turn nine tenths of an expensive bar into chips, spares whose forging die is long gone. We build them near to shape, heat treat them and machine the surfaces that matter.",
      "Two routes cover most parts. Laser powder bed fusion (PBF-LB) gives fine detail at moderate size. Wire arc directed energy deposition (DED-arc) gives size and speed at a coarser surface. Both are covered by the qualification rules the oil, gas and maritime trades use.",
    ],
    sections: [
      {
        title: "Laser powder bed fusion",
        features: [
          "Inner channels, lattices and thin walls",
          "Several parts in one build",
          "Support design and removal included",
        ],
      },
      {
        title: "Wire arc deposition",
        features: [
          "Large, thick parts near to shape",
          "Features added to a forged or rolled blank",
          "Short lead time where a forging would need a die",
        ],
      },
      {
        title: "From build to part",
        features: [
          "Stress relief, solution treatment and ageing by grade",
          "Machining of seals, threads and faces",
          "Test pieces built with the part; non-destructive testing as ordered",
        ],
      },
    ],
    facts: [
      { label: "Usual materials", value: "Alloy 718, alloy 625, 316L, 17-4PH, super duplex" },
      { label: "Routes", value: "PBF-LB and DED-arc" },
      { label: "Machined surfaces", value: "± 0.0005 in at best, as for CNC machining" },
    ],
    note: "Materials, process and qualification level are agreed for each part.",
  },
})
