export type SellableItem = {
  product_code: string
  product_name: string
  product_category: string
  metal_category: string
  stock_grade: string
  stock_type: string
  product_type: string
  product_condition: string
  product_size: string
}
export type ProductGroup = { handle: string; title: string; items: SellableItem[] }

const FORMS: Record<string, string> = { round: "Round Bar", tube: "Tube", flat: "Flat Bar" }

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}

/** Items by the product that sells them: one per grade, form and condition. */
export function groupByProduct(items: SellableItem[]): ProductGroup[] {
  const groups = new Map<string, ProductGroup>()
  for (const item of items) {
    const title = `${item.stock_grade} ${FORMS[item.stock_type] ?? item.stock_type} ${item.product_condition}`
    const handle = slug(title)
    const group = groups.get(handle) ?? { handle, title, items: [] }
    group.items.push(item)
    groups.set(handle, group)
  }
  return [...groups.values()]
}
