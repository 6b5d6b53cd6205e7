import { adminRoutes, type AdminRoute } from "./admin-route"

/** What is sold and where it lies. All staff may look; the feeds and whoever keeps the settings write. */
export const CATALOGUE_ROUTES: AdminRoute[] = adminRoutes(
  { read: ["STAFF"], write: ["SYSTEM_SETTINGS"] },
  `
  GET POST        /admin/collections
  GET POST DELETE /admin/collections/:id
  POST            /admin/collections/:id/products
  GET POST        /admin/inventory-items
  GET POST DELETE /admin/inventory-items/:id
  GET POST        /admin/inventory-items/:id/location-levels
  POST DELETE     /admin/inventory-items/:id/location-levels/:location_id
  POST            /admin/inventory-items/:id/location-levels/batch
  POST            /admin/inventory-items/export
  POST            /admin/inventory-items/location-levels/batch
  GET POST        /admin/product-categories
  GET POST DELETE /admin/product-categories/:id
  POST            /admin/product-categories/:id/products
  GET POST        /admin/product-options
  GET POST DELETE /admin/product-options/:id
  GET             /admin/product-options/:id/values
  GET POST DELETE /admin/product-options/:id/values/:value_id
  GET POST        /admin/product-tags
  GET POST DELETE /admin/product-tags/:id
  GET POST        /admin/product-types
  GET POST DELETE /admin/product-types/:id
  GET             /admin/product-variants
  GET POST        /admin/products
  GET POST DELETE /admin/products/:id
  POST            /admin/products/:id/images/:image_id/variants/batch
  GET             /admin/products/:id/options
  POST            /admin/products/:id/options/batch
  GET POST        /admin/products/:id/variants
  GET POST DELETE /admin/products/:id/variants/:variant_id
  POST            /admin/products/:id/variants/:variant_id/images/batch
  POST            /admin/products/:id/variants/:variant_id/inventory-items
  POST DELETE     /admin/products/:id/variants/:variant_id/inventory-items/:inventory_item_id
  POST            /admin/products/:id/variants/batch
  POST            /admin/products/:id/variants/inventory-items/batch
  POST            /admin/products/batch
  POST            /admin/products/export
  POST            /admin/products/import
  POST            /admin/products/import/:transaction_id/confirm
  POST            /admin/products/imports
  POST            /admin/products/imports/:transaction_id/confirm
  POST            /admin/uploads
  GET DELETE      /admin/uploads/:id
  POST            /admin/uploads/presigned-urls
`,
)
