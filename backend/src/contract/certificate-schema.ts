import "./no-eval"
import { z } from "zod"
import { MAX_ATTACHMENT_BYTES } from "./attachment-rules"
import { AttachmentBodySchema } from "./contact-schema"

/** The body with a file of 10 MB in base64, and some room. */
export const MAX_CERTIFICATE_BODY_BYTES = Math.ceil((MAX_ATTACHMENT_BYTES * 4) / 3) + 4096

/**
 * Body of `POST /admin/metal-certificates`: the mill's test certificate of a heat, a PDF of up to 10 MB. It takes the place of
 * the one the heat had, and belongs to every order that is cut from the heat.
 */
export const UploadCertificateBodySchema = z.strictObject({
  ...AttachmentBodySchema.shape,
  millId: z.string().trim().min(1).max(60),
  castNumber: z.string().trim().min(1).max(60),
})
export type UploadCertificateBody = z.output<typeof UploadCertificateBodySchema>

/** A heat's certificate; `fileSize` in bytes. */
export type CertificateView = { id: string; millId: string; castNumber: string; fileName: string; fileSize: number }
/** Answer of `POST /admin/metal-certificates`. */
export type CertificateAnswer = { certificate: CertificateView }
