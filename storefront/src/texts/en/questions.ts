import { catalogue } from "../catalogue"

/** Answers about buying here. Trade figures are for guidance; the mill certificate governs. */
export const questionsTexts = catalogue("questions", {
  home: "Home",
  title: "Frequently asked questions",
  description:
    "Sizes, cutting, prices, accounts, certificates and delivery: what buyers ask most, answered in a sentence or two.",
  notAnswered: "Figures for guidance; the mill certificate governs. Not answered? {contact}.",
  contactUs: "Contact us",
  questions: [
    {
      question: "How do I order a cut piece?",
      answer:
        "Open an item, enter the amount of one piece in inches, pounds or kilograms and how many pieces you need. Weight, length and price follow while you type. Identical pieces are one line of up to 100 pieces.",
    },
    {
      question: "Why do I not see prices?",
      answer:
        "Prices are shown to signed-in buyers. Visitors can search, see stock and fill a cart; nothing in it is lost at sign-in.",
    },
    {
      question: "How long does a price hold?",
      answer:
        "24 hours from the last pricing of your cart. After that checkout prices again, shows what changed, and asks you before anything is ordered.",
    },
    {
      question: "What does the availability mean?",
      answer:
        "High and medium availability are on the shelf at the named sites. In transit is on its way to a site. Special order is made or bought for you. Check availability means the stock system could not be asked; call us.",
    },
    {
      question: "How is the weight of a piece calculated?",
      answer:
        "Cross-section x length x the density of the grade. A 4-1/2 in round bar of alloy 718 weighs about 4.7 lb per inch. Mill tolerances apply; the invoice follows the weight ordered.",
    },
    {
      question: "Which papers come with the metal?",
      answer:
        "Every piece keeps its heat number and ships with the mill certificate of that heat, EN 10204 type 2.2, 3.1 or 3.2 as listed with the heat.",
    },
    {
      question: "What is the price of an inch line and of a pound line?",
      answer:
        "A line in inches is priced per piece. A line in pounds or kilograms is priced per pound or kilogram. Both come from the same list or contract price.",
    },
    {
      question: "How does my order ship?",
      answer:
        "Pieces up to 150 lb and 108 in travel by parcel within the United States and Canada, heavier and longer ones by freight. Elsewhere we quote freight after the order.",
    },
    {
      question: "Can I cancel?",
      answer: "Yes, while the order is pending: contact us with its number. Once the metal is being cut it is yours.",
    },
    {
      question: "Can I pay on account?",
      answer:
        "Companies with approved terms order on account with a purchase order number. The checkout shows your terms, limit and open balance.",
    },
  ],
})
