import { CONTACT_TOPIC_LABELS } from "@billet/backend/contract"
import { catalogue } from "../catalogue"

export const contactTexts = catalogue("contact", {
  topics: CONTACT_TOPIC_LABELS,
  industries: {
    "Oil and gas": "Oil and gas",
    Aerospace: "Aerospace",
    "Power generation": "Power generation",
    "Chemical processing": "Chemical processing",
    Marine: "Marine",
    "General engineering": "General engineering",
    Other: "Other",
  },
  thankYouYourMessageIs: "Thank you. Your message is with the desk; we answer to the address you gave.",
  messageToTheDesk: "Message to the desk",
  name: "Name",
  eMail: "E-mail",
  phone: "Phone",
  company: "Company",
  about: "About",
  message: "Message",
  files: "Files",
  upTo5Files10: "Up to 5 files, 10 MB together: pdf, png, jpg, csv, xlsx, docx, dxf, step.",
  sending: "Sending…",
  sendMessage: "Send message",
  contactUs: "Contact us",
  peopleWhoKnowTheStock:
    "People who know the stock answer. Name the product code or the order number and we have it in front of us.",
  notServedYet: "Not served yet?",
  someCountriesAndTradesWait:
    "Some countries and trades wait for a licence or a carrier. Leave your details and we write once, when it is your turn.",
  optional: "optional",
  salesDesk: "Sales desk",
  hours: "Hours",
  address: "Address",
  checkTheMarkedFields: "Check the marked fields.",
  youAreOnTheList: "You are on the list. We write once we serve you, and not before.",
  waitlist: "Waitlist",
  firstName: "First name",
  lastName: "Last name",
  industry: "Industry",
  nearestRegion: "Nearest region",
  whatYouNeed: "What you need",
  joinTheWaitlist: "Join the waitlist",
  writeToTheSalesDesk:
    "Write to the sales desk, attach a drawing or a list, call, or join the waitlist where we do not serve yet.",
})
