const PASSWORD = "three-quiet-anvils-718"
const KNOWN = { buyer: "bench0@bench.example", staff: "desk@billet.example" }

/** What somebody types who does not know the password. */
const signIn = (kind) => (email) => [`/auth/${kind}/emailpass`, { email, password: PASSWORD }]

const registration = (email) => [
  "/store/metal-registrations",
  {
    email,
    password: PASSWORD,
    firstName: "Dana",
    lastName: "Reyes",
    jobTitle: "Buyer",
    contact: { primaryNumber: "+1 713 555 0199", primaryPhoneType: "OFFICE" },
    company: {
      companyName: "Gulf Coast Forge Inc.",
      address: { line1: "12 Pier Road", city: "Galveston", state: "TX", postalCode: "77550", country: "US" },
    },
    agreeToTerms: true,
    consentToDataProcessing: true,
  },
]

/** What an outsider may ask about an address, each with an address that has an account. */
export const ASKED = [
  { what: "sign-in of a buyer", known: KNOWN.buyer, ask: signIn("customer") },
  { what: "sign-in of staff", known: KNOWN.staff, ask: signIn("user") },
  { what: "registration", known: KNOWN.buyer, ask: registration },
  { what: "a buyer's reset of the password", known: KNOWN.buyer, ask: (email) => ["/store/metal-passwords/forgot", { email }] },
  {
    what: "reset of a password of staff",
    known: KNOWN.staff,
    ask: (email) => ["/auth/user/emailpass/reset-password", { identifier: email }],
  },
  {
    what: "another mail to confirm an address",
    known: KNOWN.buyer,
    ask: (email) => ["/store/metal-registrations/resend", { email }],
  },
]
