import { fromDraft, toDraft } from "./drafts"
import { initialForm } from "./checkout-form"

const FORM = initialForm({}, { firstName: "Dana", lastName: "Reyes" })

describe("what a draft keeps of the checkout", () => {
  it("is what holds something, trimmed", () => {
    expect(toDraft({ ...FORM, city: " Tulsa ", customerNotes: "  " }, "ACCOUNT")).toEqual({
      ...{ firstName: "Dana", lastName: "Reyes", billTo: "same", city: "Tulsa" },
      paymentMethod: "ACCOUNT",
    })
  })

  it("comes back as the whole form, what was empty stays empty", () => {
    const saved = toDraft({ ...FORM, city: "Tulsa" }, "STRIPE")
    expect({ ...FORM, line1: "1 Main Street", ...fromDraft(saved) }).toEqual({ ...FORM, city: "Tulsa" })
  })

  it("holds a bill that is typed", () => {
    const bill = { billTo: "other", billingLine1: "PO box 9", billingPostalCode: "75201" }
    const saved = toDraft({ ...FORM, ...bill }, "ACCOUNT")
    expect(saved).toMatchObject(bill)
    expect(fromDraft(saved)).toMatchObject({ ...bill, billingCity: "" })
  })

  it("is nothing for a cart that was never saved", () => {
    expect(fromDraft({})).toEqual({})
  })
})
