import type { CertificateAnswer, UploadCertificateBody } from "@billet/backend/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

/** A file's bytes as JSON carries them. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "")
    reader.onerror = () => reject(reader.error ?? new Error("The file could not be read"))
    reader.readAsDataURL(file)
  })
}

/** Keeps a heat's certificate; every order that is cut from the heat has it then. */
export function useUploadCertificate(heat: Pick<UploadCertificateBody, "millId" | "castNumber">) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) =>
      await sdk.client.fetch<CertificateAnswer>("/admin/metal-certificates", {
        method: "POST",
        body: { ...heat, fileName: file.name, content: await base64Of(file) },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["metal-orders"] }),
  })
}
