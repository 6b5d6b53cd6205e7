/** Who runs this shop. The only file to change for another brand. */
export const BRAND = {
  name: "Billet",
  line: "Specialty metals, cut to length",
  description:
    "Nickel alloys, stainless and low alloy steels in bar and tube: live stock by size, grade and condition, cut to your length.",
  email: "sales@billet.example",
  phone: "+1 713 555 0100",
  phoneHref: "tel:+17135550100",
  hours: "Monday to Friday, 7:00 to 18:00 Central",
  address: ["1200 Navigation Boulevard", "Houston, TX 77003", "United States"],
  certificates: ["ISO 9001:2015", "API Spec Q1", "AS9100", "ISO 14001", "ISO 45001"],
} as const
