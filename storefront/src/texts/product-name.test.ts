import { conditionTexts } from "./en/conditions"
import { drawingTexts } from "./en/drawing"
import { conditions } from "./es/conditions"
import { drawing } from "./es/drawing"
import { productNameIn } from "./product-name"

const spanish = { items: drawing.items, conditions } as unknown as Parameters<typeof productNameIn>[1]
const english = { items: drawingTexts.texts.items, conditions: conditionTexts.texts }

describe("a product's name", () => {
  it.each([
    [
      "15-5PH Condition A (Solution Annealed) Flat Bar 6.000-1.000 in",
      "Solera 15-5PH condición A (recocido de solución) 6.000-1.000 in",
    ],
    [
      "Alloy 718 Solution Annealed & Aged (120K) Round Bar 4.500 in",
      "Barra redonda aleación 718 recocido de solución y envejecido (120K) 4.500 in",
    ],
    ["4140 Quenched & Tempered (110K) Tube 6.000-3.000 in", "Tubo 4140 templado y revenido (110K) 6.000-3.000 in"],
    [
      "316 Annealed (cold finished to 1/2 in) Round Bar 0.500 in",
      "Barra redonda 316 recocido (acabado en frío a 1/2 in) 0.500 in",
    ],
    ["Alloy 718 Round Bar 4.500 in, solution annealed", "Barra redonda aleación 718 4.500 in, recocido de solución"],
  ])("%s is in Spanish %s", (name, said) => expect(productNameIn("es", spanish, name)).toBe(said))

  it.each(["Bar", "", "Tube", "Sample coupon, annealed"])("%p, of another make, stays", (name) =>
    expect(productNameIn("es", spanish, name)).toBe(name),
  )

  it("is in English as the stock writes it", () => {
    const name = "Alloy 718 Annealed Round Bar 4.500 in"
    expect(productNameIn("en", english, name)).toBe(name)
  })
})
