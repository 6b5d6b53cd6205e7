import type { CartDTO, CreateOrderDTO, MedusaContainer, OrderAddressDTO, ProductVariantDTO } from "@medusajs/framework/types"
import { Modules, OrderStatus } from "@medusajs/framework/utils"
import { orderIdOf } from "./medusa-order-of"

type CartItem = NonNullable<CartDTO["items"]>[number]
type Variants = Map<string, ProductVariantDTO>

async function variantsOf(container: MedusaContainer, items: CartItem[]): Promise<Variants> {
  const id = items.flatMap((item) => item.variant_id ?? [])
  const select = ["id", "title", "product.id", "product.title", "product.handle"]
  const variants = await container.resolve(Modules.PRODUCT).listProductVariants({ id }, { select, relations: ["product"] })
  return new Map(variants.map((variant) => [variant.id, variant]))
}

function itemOf(item: CartItem, variants: Variants) {
  const variant = variants.get(item.variant_id ?? "")
  return {
    title: item.title,
    subtitle: item.subtitle,
    thumbnail: item.thumbnail,
    quantity: item.quantity,
    unit_price: item.unit_price,
    is_tax_inclusive: false,
    is_discountable: item.is_discountable,
    requires_shipping: item.requires_shipping,
    is_custom_price: true,
    product_id: variant?.product?.id,
    product_title: variant?.product?.title,
    product_handle: variant?.product?.handle,
    variant_id: item.variant_id,
    variant_sku: item.variant_sku,
    variant_title: variant?.title,
    // Shipments name the lines of our record, which are the cart's.
    metadata: { ...item.metadata, line_id: item.id },
  }
}

function shippingMethodOf(method: NonNullable<CartDTO["shipping_methods"]>[number]) {
  const { name, description, amount, is_tax_inclusive, shipping_option_id, data, metadata } = method
  return { name, description, amount, is_tax_inclusive, shipping_option_id, data, metadata }
}

/** An order keeps copies of its cart's addresses. */
function addressOf(address: CartDTO["shipping_address"]): Omit<OrderAddressDTO, "id"> | undefined {
  if (!address) return undefined
  const { id: _id, ...copy } = address
  return copy as Omit<OrderAddressDTO, "id">
}

/** A cart as the order that Medusa is to make of it. */
export async function cartToOrder(container: MedusaContainer, cart: CartDTO): Promise<CreateOrderDTO & { id: string }> {
  const items = cart.items ?? []
  const variants = await variantsOf(container, items)
  return {
    id: orderIdOf(cart.id),
    region_id: cart.region_id,
    customer_id: cart.customer_id,
    sales_channel_id: cart.sales_channel_id,
    status: OrderStatus.PENDING,
    email: cart.email,
    currency_code: cart.currency_code,
    shipping_address: addressOf(cart.shipping_address),
    billing_address: addressOf(cart.billing_address),
    no_notification: false,
    items: items.map((item) => itemOf(item, variants)),
    shipping_methods: (cart.shipping_methods ?? []).map(shippingMethodOf),
    metadata: cart.metadata,
  } as CreateOrderDTO & { id: string }
}
