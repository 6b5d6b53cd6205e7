import { catalogue } from "../catalogue"

/** The four areas of the capability showcase (specification sections 1 and 2). */
export const capabilitiesTexts = catalogue("capabilities", {
  manufacturing: {
    tab: "Manufacturing",
    title: "Advanced manufacturing",
    summary:
      "From bar to finished part in one house: cut, bored up to 40 feet, machined to plus or minus 0.0005 inch on machined features, or built layer by layer.",
    sections: [
      {
        title: "CNC machining",
        features: [
          "Turning, milling, threading and honing",
          "± 0.0005 in on machined features",
          "Heat number kept through every step",
        ],
      },
      {
        title: "Deep hole boring",
        features: ["Bores up to 40 ft long", "Gun drilling, BTA drilling and trepanning", "Heavy wall tube from solid bar"],
      },
      {
        title: "Additive manufacturing",
        features: [
          "Laser powder bed fusion and wire arc deposition",
          "Nickel and stainless grades",
          "Heat treated and machined to finish",
        ],
      },
    ],
  },
  engineering: {
    tab: "Engineering",
    title: "Engineering expertise",
    summary: "People who have cut the metal help to choose it: for sour service, for heat, for pressure, and for the price.",
    sections: [
      {
        title: "Material selection",
        features: [
          "Grade, condition and specification read together",
          "Hardness limits for sour service",
          "Every grade by UNS number, common name and standard",
        ],
      },
      {
        title: "Weight and cutting",
        features: [
          "Weight by shape, grade and length",
          "Cutting lists that leave the least waste",
          "Piece weight within what a parcel carries",
        ],
      },
    ],
  },
  quality: {
    tab: "Quality",
    title: "Quality assurance",
    summary: "{certificates}. Every piece keeps its heat number and travels with the mill certificate of that heat.",
    sections: [
      {
        title: "Certified systems",
        features: [
          "Quality to ISO 9001:2015, API Spec Q1 and AS9100",
          "Environment to ISO 14001",
          "Health and safety to ISO 45001",
        ],
      },
      {
        title: "Traceable metal",
        features: [
          "Heats and their certificates shown with the stock",
          "Marking kept after every cut",
          "Positive material identification and ultrasonic testing on request",
        ],
      },
    ],
  },
  materials: {
    tab: "Materials",
    title: "Premium materials",
    summary:
      "Nickel alloys, stainless and low alloy steels from approved mills, held as bar, tube and flat and cut to your length.",
    sections: [
      {
        title: "Nickel alloys",
        features: ["Age hardened 718, 725, 925 and 945X", "Solid solution 625, 825 and 400"],
      },
      {
        title: "Stainless steels",
        features: ["316L, 17-4PH, 13Cr and super 13Cr", "Duplex and super duplex"],
      },
      {
        title: "Low alloy steels",
        features: ["4130, 4140, 4145H and 4340 by strength", "F22, 8630 and 9Cr-1Mo"],
      },
    ],
  },
})
