import { billedTo, initialForm } from "./checkout-form"
import { checkoutProblems } from "./checkout-rules"

const company = {
  firstName: "Dana",
  lastName: "Reyes",
  company: "Lone Star",
  line1: "4100 Clinton Drive",
  city: "Houston",
  postalCode: "77020",
  country: "US",
}
const known = { company }
const form = { ...initialForm(known, company), purchaseOrderNumber: "PO-7" }

describe("the checkout's rules", () => {
  it("let a form through that the server takes; a card needs no purchase order", () => {
    expect(checkoutProblems(form, "ACCOUNT", known)).toEqual({})
    expect(checkoutProblems({ ...form, purchaseOrderNumber: " " }, "STRIPE", known)).toEqual({})
  })

  it("name each field that breaks one, in the server's words", () => {
    const broken = { purchaseOrderNumber: " ", line1: "", city: "Houston 5", phone: "0713", country: "" }
    expect(checkoutProblems({ ...form, ...broken }, "ACCOUNT", known)).toEqual({
      purchaseOrderNumber: "Purchase order number is required",
      line1: "Shipping address line 1 is required",
      city: "City contains invalid characters",
      country: "Country is required",
      phone: "Phone number must be at least 7 digits",
    })
  })

  it("stand at the typed bill's own fields, and of a known address at the choice of it", () => {
    const typed = { ...form, ...billedTo(form, "other") }
    expect(checkoutProblems(typed, "ACCOUNT", known)).toEqual({
      billingLine1: "Billing address line 1 is required",
      billingCity: "City is required",
      billingPostalCode: "Postal code is required",
    })
    const old = { company: { ...company, line1: "Dock *7*" } }
    expect(checkoutProblems(form, "ACCOUNT", old)).toEqual({ billTo: "Address contains invalid characters" })
  })
})
