import { catalogue } from "../catalogue"

/** What a sale here rests on, and what the shop keeps of a visitor. Its own words, to be read before the box is ticked. */
export const legalTexts = catalogue("legal", {
  home: "Home",
  questionsAboutThis: "Questions about this? {contact}, or write to {email}.",
  contactUs: "Contact us",
  alsoRead: "See also: {other}",
  terms: {
    title: "Terms of sale",
    description:
      "What a sale of metal here rests on: quotes of 24 hours, mill certificates, tolerances, cut lengths, freight and payment.",
    scope:
      "These are the rules of every order placed in this shop. What a signed contract with your company says otherwise comes first.",
    sections: [
      {
        title: "Quotes and prices",
        text: "Prices are in US dollars. A price in the cart holds for 24 hours from its last pricing. After that the checkout prices again, shows what changed and asks you before anything is ordered.",
      },
      {
        title: "When an order binds",
        text: "Placing an order reserves its metal. You may cancel it while it is pending; it binds both of us once work on it begins. An order by card that is not paid within an hour is cancelled.",
      },
      {
        title: "The mill certificate governs",
        text: "Figures on this site, such as composition, strength and weight, are for guidance. What the metal is, its mill certificate says: each piece ships with the certificate of its heat.",
      },
      {
        title: "Sizes, weights and tolerances",
        text: "Sections carry the tolerances of the mill and of the standard named with the item. Weights are worked out from size, length and density; the invoice follows the weight ordered. Closer tolerances apply where the order confirmation names them.",
      },
      {
        title: "Cut lengths",
        text: "Metal is cut for you. A cut length cannot be returned unless it is not what was ordered or not what its certificate says.",
      },
      {
        title: "Claims",
        text: "Check size, count and heat numbers when the metal arrives and before it is worked. Tell us of a fault with the order number and a picture: we replace the metal or give back its price.",
      },
      {
        title: "Freight and delivery",
        text: "Freight at the checkout is an estimate where it says so. Where there is no rate we quote it after the order; until work begins you can cancel. Dates are what we expect, not a promise, unless the confirmation says fixed.",
      },
      {
        title: "Payment",
        text: "By card when ordering, or on account for companies with approved terms and limit. Tax is added unless your certificate of exemption is approved.",
      },
      {
        title: "Export",
        text: "Some countries and uses need a release before we may ship. Such an order waits for it, or is cancelled without cost to you.",
      },
    ],
  },
  privacy: {
    title: "Privacy",
    description: "What this shop stores of visitors and buyers, which cookies it sets, how long each stays, and who to ask.",
    scope: "We keep what an account, an order and its papers need, and we sell none of it.",
    sections: [
      {
        title: "Without an account",
        text: "You can search, see stock and fill a cart without telling us who you are. Nothing is counted before you say yes to visit statistics; the footer turns them off again at any time.",
      },
      {
        title: "With an account",
        text: "Your name, e-mail address, phone, job title, company and addresses; your orders, lists, files and messages; when and from which device you signed in. They serve to check your company, to price, to deliver and to answer you.",
      },
      {
        title: "Cookies",
        text: "Sign-in: 24 hours, seven days at most. Cart: 30 days. Language, theme, units, country and how results are shown: one year. Your answer about visit statistics: half a year. None of them follows you to other sites.",
      },
      {
        title: "In your own browser",
        text: "A copy of your cart, the checkout form you began and the rows of a quick order stay in your browser, the rows until you close the tab. Signing out removes them.",
      },
      {
        title: "Who else sees it",
        text: "The carrier gets the address of a delivery. Card payments are taken by the payment provider; card numbers never reach us. If you sign in through your company's provider or another, it learns that you did.",
      },
      {
        title: "How long",
        text: "Account data: as long as the account exists. Orders, invoices and certificates: as long as tax and product safety law ask for. The record of approvals and changes cannot be altered, so it stays as long as the orders it belongs to.",
      },
      {
        title: "Your rights",
        text: "Ask us what we hold of you, to correct it, or to delete what no law makes us keep. You can correct most of it yourself in your profile.",
      },
    ],
  },
})
