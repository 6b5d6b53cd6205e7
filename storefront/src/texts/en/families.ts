import { catalogue } from "../catalogue"

/** What the three families of the shop are for. A summary is one sentence that fits a card, 200 characters. */
export const familiesTexts = catalogue("families", {
  nickel: {
    title: "Nickel alloys",
    summary:
      "Nickel alloys for heat, pressure and corrosion: age hardened, solid solution and nickel copper grades with composition, strength by condition and live stock.",
    scope: [
      "Nickel alloys keep their strength and their surface where steels lose one or the other: hot, under load, in chlorides and in hydrogen sulphide. The age hardened grades (718, 725, 925, 945X, X-750, K-500) reach yield strengths of 100 to 150 ksi by heat treatment. The solid solution grades (625, 825, 400) trade strength for the widest corrosion resistance and easy welding.",
      "For completion tools, hangers and wellhead parts the same UNS number is sold to different specifications. Aerospace material specifications allow a wider chemistry than API 6ACRA does, so a bar is ordered by grade, condition and specification together.",
    ],
    uses: [
      "Wellhead and completion parts",
      "Fasteners and springs at heat",
      "Subsea and sea-water service",
      "Valve trim and stems",
    ],
  },
  stainless: {
    title: "Stainless steels",
    summary:
      "Austenitic, martensitic, precipitation hardening and duplex stainless steels: composition, strength by condition, sour service limits and live stock.",
    scope: [
      "Stainless steels resist corrosion by a film of chromium oxide. How strong they are is a matter of structure: austenitic grades (304L, 316L, Nitronic 50) are tough and gain strength only by cold work; martensitic grades (410, 420 modified, super 13Cr) are quenched and tempered; precipitation hardening grades (17-4PH, 15-5PH) are aged, from H900 for strength to H1150 for toughness.",
      "Duplex and super duplex grades are half ferrite, half austenite: about twice the yield strength of 316L, with a pitting resistance that the chromium, molybdenum and nitrogen content decides.",
    ],
    uses: [
      "Pump and compressor shafts",
      "Tubing and completion parts",
      "Sea-water piping and fittings",
      "Food, chemical and marine machinery",
    ],
  },
  "low-alloy": {
    title: "Low alloy steels",
    summary:
      "Low alloy steels by strength: 4130, 4140, 4145H, 4330V, 4340, 8630, F22 and 9Cr-1Mo with composition, strength by condition and live stock.",
    scope: [
      "Low alloy steels give the most strength for the money. A few per cent of chromium, molybdenum, nickel and vanadium let a bar harden through its section; quenching and tempering then set the strength, written as the minimum yield: 75K, 80K, 110K, 125K, 150K.",
      "In sour service hardness is the limit, 22 HRC for most of these grades, and nickel above 1 % rules a grade out. Large sections harden less at the centre, so the strength is stated for a section size: ask for the test location when it matters.",
    ],
    uses: [
      "Drilling tools and subs",
      "Wellhead bodies and flanges",
      "Shafts, gears and bolting",
      "Pressure parts at moderate heat",
    ],
  },
})
