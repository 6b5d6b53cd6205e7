import { randomUUID } from "node:crypto"
import { MAX_CUSTOM_PRICE_FILE_BYTES, MAX_FEED_BYTES } from "@billet/backend/contract"
import { registrationOf } from "./registrations"

/** A file that somebody sends: its name, and what is in it. */
export type SentFile = { name: string; bytes: Buffer }
/** In a path `:order_number` stands for an order of the buyer's. */
type Request = { path: string; headers: Record<string, string>; raw: string | Uint8Array }

export type UploadRoute = {
  route: string
  who: "visitor" | "buyer" | "staff"
  /** Files one request may carry. */
  most: number
  /** Bytes its files may have together. */
  bytes: number
  request: (files: SentFile[]) => Request
}

const MEGABYTE = 1024 * 1024

const json = (path: string, body: object): Request => ({
  path,
  headers: { "content-type": "application/json" },
  raw: JSON.stringify(body),
})
const attached = (files: SentFile[]) => files.map(({ name, bytes }) => ({ fileName: name, content: bytes.toString("base64") }))

/** As a browser sends a form with files; a name goes out as it is. */
function multipart(path: string, field: string, files: SentFile[]): Request {
  const mark = `----${randomUUID()}`
  const parts = files.flatMap(({ name, bytes }) => [
    Buffer.from(`--${mark}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n`),
    Buffer.from("Content-Type: text/plain\r\n\r\n"),
    bytes,
    Buffer.from("\r\n"),
  ])
  const raw = Buffer.concat([...parts, Buffer.from(`--${mark}--\r\n`)])
  return { path, headers: { "content-type": `multipart/form-data; boundary=${mark}` }, raw }
}

/** A file whose text the admin's page has read; of several, what no page of ours would send. */
const asText = (path: string, files: SentFile[], more: (file: SentFile | undefined) => object = () => ({})) =>
  json(path, {
    ...more(files[0]),
    content: files[0]?.bytes.toString("utf8"),
    ...(files.length > 1 && { files: attached(files) }),
  })

const feed = (route: string, path: string): UploadRoute => ({
  ...{ route, who: "staff", most: 1, bytes: MAX_FEED_BYTES },
  request: (files) => asText(path, files, (file) => ({ kind: "STOCK", source: file?.name })),
})

const message = { name: "Ada Byron", topic: "QUOTE", message: "Two bars, please" }

/** Every route that takes files of any kind. */
export const UPLOAD_ROUTES: UploadRoute[] = [
  {
    route: "POST /store/metal-contact",
    ...{ who: "visitor", most: 5, bytes: 10 * MEGABYTE },
    request: (files) => {
      const { email } = registrationOf(`${randomUUID()}@works.example`)
      return json("/store/metal-contact", { ...message, email, key: randomUUID(), attachments: attached(files) })
    },
  },
  {
    route: "POST /store/metal-credit-application",
    ...{ who: "buyer", most: 5, bytes: 10 * MEGABYTE },
    request: (files) =>
      json("/store/metal-credit-application", { limit: 1000, days: 30, reason: "Bars", attachments: attached(files) }),
  },
  {
    route: "POST /store/metal-orders/:order_number/attachments",
    ...{ who: "buyer", most: 5, bytes: 10 * MEGABYTE },
    request: (files) => json("/store/metal-orders/:order_number/attachments", { attachments: attached(files) }),
  },
  {
    route: "POST /admin/metal-certificates",
    ...{ who: "staff", most: 1, bytes: 10 * MEGABYTE },
    request: (files) =>
      files.length > 1
        ? json("/admin/metal-certificates", { millId: "M", castNumber: "C", files: attached(files) })
        : json("/admin/metal-certificates", { millId: "M", castNumber: "C", ...attached(files)[0] }),
  },
  feed("POST /admin/metal-imports", "/admin/metal-imports"),
  feed("POST /admin/metal-imports/preview", "/admin/metal-imports/preview"),
  {
    route: "POST /admin/metal-pricing/custom-prices/import",
    ...{ who: "staff", most: 1, bytes: MAX_CUSTOM_PRICE_FILE_BYTES },
    request: (files) => asText("/admin/metal-pricing/custom-prices/import", files, () => ({ commit: true })),
  },
  {
    route: "POST /admin/uploads",
    ...{ who: "staff", most: 5, bytes: 10 * MEGABYTE },
    request: (files) => multipart("/admin/uploads", "files", files),
  },
  {
    route: "POST /admin/products/import",
    ...{ who: "staff", most: 1, bytes: 10 * MEGABYTE },
    request: (files) => multipart("/admin/products/import", "file", files),
  },
]
