import type { BuyerView } from "@billet/backend/contract"
import {
  billingAddressOf,
  checkoutProblems,
  chosenAddress,
  formFieldOf,
  initialForm,
  paymentMethodsOf,
  toOrderBody,
} from "./checkout-form"

const address = {
  firstName: "Dana",
  lastName: "Reyes",
  company: "Lone Star",
  line1: "4100 Clinton Drive",
  city: "Houston",
  postalCode: "77020",
  country: "US",
}
const form = { ...initialForm({ company: address }, { firstName: "D", lastName: "R" }), purchaseOrderNumber: " PO-7 " }

describe("the checkout form", () => {
  it("opens with the company's address, and the buyer's name where it has none", () => {
    expect(form).toMatchObject({ firstName: "Dana", line1: "4100 Clinton Drive", line2: "", deliveryDate: "" })
    expect(initialForm({}, { firstName: "Dana", lastName: "Reyes" })).toMatchObject({ firstName: "Dana", line1: "" })
  })

  it("opens with where the buyer has things sent, and bills the company unless somebody else is chosen", () => {
    const depot = { ...address, line1: "1 Depot Road" }
    const known = { company: address, shipping: depot }
    const opened = initialForm(known, { firstName: "Dana", lastName: "Reyes" })
    expect([opened.line1, opened.billTo, chosenAddress(opened, known)]).toEqual(["1 Depot Road", "company", "shipping"])
    expect(chosenAddress({ ...opened, city: "Austin" }, known)).toBe("other")
    expect(billingAddressOf(opened, known)).toBe(address)
    expect(billingAddressOf({ ...opened, billTo: "same" }, known)).toBeUndefined()
    expect(billingAddressOf({ ...opened, billTo: "billing" }, known)).toBeUndefined()
  })

  it("names what is missing", () => {
    expect(checkoutProblems(form, "ACCOUNT")).toEqual({})
    expect(checkoutProblems({ ...form, purchaseOrderNumber: " " }, "STRIPE")).toEqual({})
    expect(checkoutProblems({ ...form, purchaseOrderNumber: " ", line1: "" }, "ACCOUNT")).toEqual({
      purchaseOrderNumber: "Purchase order number is required",
      line1: "Shipping address line 1 is required",
    })
  })

  it("becomes an order with the total the buyer saw, blanks left out", () => {
    expect(toOrderBody({ ...form, purchaseOrderNumber: " " }, "STRIPE", address, 12.5)).toMatchObject({
      paymentMethod: "STRIPE",
      purchaseOrderNumber: undefined,
    })
    expect(toOrderBody(form, "ACCOUNT", address, 12.5)).toEqual({
      paymentMethod: "ACCOUNT",
      purchaseOrderNumber: "PO-7",
      shippingAddress: address,
      billingAddress: address,
      expectedTotal: 12.5,
    })
  })

  it("offers the account to who has terms that stand, and the card where it is taken", () => {
    const terms = { limit: 100, openBalance: 0, days: 30, hold: false }
    const buyer = { canOrder: true, canPayByCard: true, accessLevel: "PREMIUM", company: { terms } } as BuyerView
    expect(paymentMethodsOf(buyer)).toEqual(["ACCOUNT", "STRIPE"])
    expect(paymentMethodsOf({ ...buyer, canPayByCard: false })).toEqual(["ACCOUNT"])
    expect(paymentMethodsOf({ ...buyer, accessLevel: "STANDARD" })).toEqual(["STRIPE"])
    expect(paymentMethodsOf({ ...buyer, company: null })).toEqual(["STRIPE"])
    const held = { ...buyer, company: { terms: { ...terms, hold: true } } } as BuyerView
    expect(paymentMethodsOf(held)).toEqual(["STRIPE"])
  })

  it.each([
    ["shippingAddress.line1", "line1"],
    ["purchaseOrderNumber", "purchaseOrderNumber"],
    ["billingAddress.line1", null],
    ["", null],
  ])("finds the field of the refusal %j", (path, field) => {
    expect(formFieldOf(path)).toBe(field)
  })
})
