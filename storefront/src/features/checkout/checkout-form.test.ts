import type { BuyerView } from "@billet/backend/contract"
import { checkoutProblems, formFieldOf, initialForm, paymentMethodsOf, toOrderBody } from "./checkout-form"

const address = {
  firstName: "Dana",
  lastName: "Reyes",
  company: "Lone Star",
  line1: "4100 Clinton Drive",
  city: "Houston",
  postalCode: "77020",
  country: "US",
}
const form = { ...initialForm(address, { firstName: "D", lastName: "R" }), purchaseOrderNumber: " PO-7 " }

describe("the checkout form", () => {
  it("opens with the company's address, and the buyer's name where it has none", () => {
    expect(form).toMatchObject({ firstName: "Dana", line1: "4100 Clinton Drive", line2: "", deliveryDate: "" })
    expect(initialForm(undefined, { firstName: "Dana", lastName: "Reyes" })).toMatchObject({ firstName: "Dana", line1: "" })
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
